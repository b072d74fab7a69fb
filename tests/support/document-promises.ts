import { type Endpoint, resolve, type Schema, type Specification } from '@portal/domain/spec.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** What an answer has that its document does not promise, in words; undefined when all is as promised. */
type Promises = (endpoint: Endpoint, status: number, contentType: string, body: string) => string | undefined

/** Checks answers against a document: their status, their type, and for JSON their model, without unknown fields. */
export function openPromises(spec: Specification): Promises {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: closeModels(spec).components })
  const validators = new Map<Schema, ValidateFunction>()
  return ({ operation }, status, contentType, body) => {
    const response = operation.responses[status]
    if (!response) return `${status} is not documented: ${body.slice(0, 300)}`
    const { content } = resolve(spec, response)
    if (!content) return body === '' ? undefined : `${status} is documented without content`
    const type = contentType.split(';')[0]!
    const media = content[type] ?? content['*/*']
    if (!media) return `${status} is not documented as ${type || 'empty'}`
    if (type !== 'application/json' || !media.schema) return undefined
    const validate =
      validators.get(media.schema) ??
      ajv.compile(JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"document#/')))
    validators.set(media.schema, validate)
    return validate(JSON.parse(body))
      ? undefined
      : `${status} ${ajv.errorsText(validate.errors)}: ${body.slice(0, 300)}`
  }
}

/** A misspelt field passes an open model, so every model that lists its fields is closed. */
export function closeModels(spec: Specification): Specification {
  const schemas = Object.entries(spec.components?.schemas ?? {}).map(([name, schema]: [string, Schema]) => [
    name,
    schema.properties && schema.additionalProperties === undefined
      ? { ...schema, additionalProperties: false }
      : schema,
  ])
  return { ...spec, components: { ...spec.components, schemas: Object.fromEntries(schemas) } }
}
