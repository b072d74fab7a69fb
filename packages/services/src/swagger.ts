import { methods } from '@portal/domain/spec.ts'

export type Json = Record<string, unknown>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where the parts of a 2.0 document stand in 3.x. */
const moved = { definitions: 'schemas', parameters: 'parameters', responses: 'responses' } as const

const schemaKeys = ['type', 'format', 'items', 'enum', 'default', 'minimum', 'maximum', 'exclusiveMinimum'].concat(
  ['exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern', 'multipleOf'],
  ['x-enum-descriptions', 'x-nullable'],
)

/** A Swagger 2.0 document as OpenAPI 3.0: definitions, bodies, forms, media types, host and securities in their new places. */
export function fromSwagger(document: Json): Json {
  const {
    swagger: _,
    definitions,
    parameters,
    responses,
    securityDefinitions,
    host,
    basePath,
    schemes,
    ...rest
  } = document
  const { consumes, produces, ...kept } = rest
  const shared = objectOf(parameters)
  const media = { consumes: namesOf(consumes), produces: namesOf(produces) }
  const lifted: Json = {
    ...kept,
    openapi: '3.0.3',
    servers: namesOf(schemes, ['https']).map(scheme => ({
      url: host ? `${scheme}://${host}${basePath ?? ''}` : (basePath ?? '/'),
    })),
    paths: mapValues(objectOf(rest.paths), item => liftPath(objectOf(item), shared, media)),
    components: {
      schemas: objectOf(definitions),
      // Bodies and fields of forms have no place of their own any more: each operation carries what it takes.
      parameters: mapValues(keepPlain(shared), liftParameter),
      responses: mapValues(objectOf(responses), response => liftResponse(objectOf(response), media.produces)),
      securitySchemes: mapValues(objectOf(securityDefinitions), liftSecurity),
    },
  }
  moveReferences(lifted)
  return lifted
}

interface Media {
  consumes: string[]
  produces: string[]
}

function liftPath(item: Json, shared: Json, media: Media): Json {
  const all = listParameters(item.parameters, shared)
  const lifted: Json = { ...item, parameters: all.filter(isPlain).map(liftParameter) }
  for (const method of methods) {
    if (isObject(item[method]))
      lifted[method] = liftOperation(
        item[method],
        all.filter(each => !isPlain(each)),
        shared,
        media,
      )
  }
  return lifted
}

function liftOperation(
  { consumes, produces, ...operation }: Json,
  inherited: Json[],
  shared: Json,
  media: Media,
): Json {
  const all = [...inherited, ...listParameters(operation.parameters, shared)]
  const answers = namesOf(produces, media.produces)
  return {
    ...operation,
    parameters: all.filter(isPlain).map(liftParameter),
    ...liftBody(
      all.filter(each => !isPlain(each)),
      namesOf(consumes, media.consumes),
    ),
    responses: mapValues(objectOf(operation.responses), response => liftResponse(objectOf(response), answers)),
  }
}

/** The body, or the fields of a form as the properties of one. */
function liftBody(parts: Json[], consumes: string[]): Json {
  const body = parts.find(part => part.in === 'body')
  if (body) {
    const content = Object.fromEntries(consumes.map(type => [type, { schema: body.schema ?? {} }]))
    return { requestBody: { description: body.description, required: body.required === true, content } }
  }
  if (parts.length === 0) return {}
  const types = consumes.filter(type => type.includes('form'))
  const hasFile = parts.some(part => part.type === 'file')
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const required = parts.filter(part => part.required === true).map(part => String(part.name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(parts.map(part => [part.name, fieldOf(part)])),
    required,
  }
  const content = Object.fromEntries((types.length > 0 ? types : [fallback]).map(type => [type, { schema }]))
  return { requestBody: { required: required.length > 0, content } }
}

const fieldOf = (part: Json): Json => ({ ...pickSchema(part), description: part.description })

function liftParameter(value: unknown): Json {
  const parameter = objectOf(value)
  if (parameter.$ref !== undefined) return parameter
  const { collectionFormat } = parameter
  const described = Object.fromEntries(Object.entries(parameter).filter(([key]) => !schemaKeys.includes(key)))
  return {
    ...described,
    ...(parameter.type === 'array' && { explode: collectionFormat === 'multi' }),
    schema: pickSchema(parameter),
  }
}

/** The schema that 2.0 writes into the parameter itself. */
function pickSchema(parameter: Json): Json {
  const schema = Object.fromEntries(Object.entries(parameter).filter(([key]) => schemaKeys.includes(key)))
  if (schema['x-nullable'] === true) schema.nullable = true
  return schema.type === 'file' ? { ...schema, type: 'string', format: 'binary' } : schema
}

function liftResponse({ schema, examples, ...response }: Json, produces: string[]): Json {
  if (response.$ref !== undefined) return response
  const shown = objectOf(examples)
  const types = [...new Set([...(schema ? produces : []), ...Object.keys(shown)])]
  const content = types.map(type => [
    type,
    { ...(schema ? { schema } : {}), ...(type in shown && { example: shown[type] }) },
  ])
  return { description: '', ...response, ...(content.length > 0 && { content: Object.fromEntries(content) }) }
}

function liftSecurity(value: unknown): Json {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...scheme } = objectOf(value)
  if (type === 'basic') return { ...scheme, type: 'http', scheme: 'basic' }
  if (type !== 'oauth2') return { ...scheme, type }
  const names: Record<string, string> = { accessCode: 'authorizationCode', application: 'clientCredentials' }
  return {
    ...scheme,
    type,
    flows: { [names[String(flow)] ?? String(flow)]: { authorizationUrl, tokenUrl, scopes: scopes ?? {} } },
  }
}

/** The parameters of a list; references to bodies and fields are followed, for they move into their operation. */
const listParameters = (list: unknown, shared: Json): Json[] =>
  (Array.isArray(list) ? list : []).map(each => {
    const parameter = objectOf(each)
    const target = shared[/^#\/parameters\/(.+)$/.exec(String(parameter.$ref))?.[1] ?? '']
    return isObject(target) && !isPlain(target) ? target : parameter
  })

const isPlain = (parameter: Json): boolean => parameter.in !== 'body' && parameter.in !== 'formData'
const keepPlain = (shared: Json): Json =>
  Object.fromEntries(Object.entries(shared).filter(([, parameter]) => isPlain(objectOf(parameter))))

function moveReferences(value: unknown) {
  if (Array.isArray(value)) return value.forEach(moveReferences)
  if (!isObject(value)) return
  if (typeof value.$ref === 'string') {
    value.$ref = value.$ref.replace(/^#\/(\w+)\//, (whole, part: string) =>
      Object.hasOwn(moved, part) ? `#/components/${moved[part as keyof typeof moved]}/` : whole,
    )
  }
  if (value['x-nullable'] === true) value.nullable = true
  Object.values(value).forEach(moveReferences)
}

const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
const namesOf = (value: unknown, preset = ['application/json']): string[] =>
  Array.isArray(value) && value.length > 0 ? value.map(String) : preset
const mapValues = (values: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
