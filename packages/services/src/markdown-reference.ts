import { printCode } from '@portal/domain/code-sample.ts'
import { listTagEndpoints } from '@portal/domain/endpoints.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { Language } from '@portal/domain/language.ts'
import {
  type Endpoint,
  listParameters,
  operationQuery,
  type Parameter,
  type Response,
  resolve,
  type Schema,
  type Specification,
  tagSlug,
  tagTitle,
  text,
} from '@portal/domain/spec.ts'
import type { ProductContent } from './content.ts'
import { exampleOf } from './parameter-slices.ts'
import { findOperation } from './reference.ts'
import { describeType, itemOf, listProperties, listValues } from './schema-slices.ts'
import { say } from './words.ts'

/** The page of a tag as markdown: what it is for and its operations. Undefined for a tag without operations. */
export function writeTag({ product, specification }: ProductContent, slug: string, language: Language) {
  const tag = specification.tags.find(({ name }) => tagSlug(name) === slug)
  const endpoints = listTagEndpoints(specification, slug)
  if (!tag || endpoints.length === 0) return undefined
  const page = `/${language}/docs/${product.path}/docs/${slug}.md`
  const rows = endpoints.map(
    ({ method, path, operation }) =>
      `- [${method.toUpperCase()} ${path}](${page}${operationQuery({ path, method })}): ${text(operation, 'summary', language)}`,
  )
  return sections(`# ${tagTitle(tag, language)}`, text(tag, 'description', language), rows.join('\n'))
}

/** An operation as markdown: a call of it, parameters, body, answers with their examples. */
export function writeOperation(content: ProductContent, endpoint: Endpoint, language: Language, portalUrl: string) {
  const { product, specification } = content
  const { method, path, operation } = endpoint
  const body = operation.requestBody
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  return sections(
    `# ${text(operation, 'summary', language)}`,
    `\`${method.toUpperCase()} ${product.gateway}${path}\``,
    operation.deprecated && `**${say(language, 'reference.deprecated')}**`,
    text(operation, 'description', language),
    writeCall(content, endpoint, language, portalUrl),
    ...writeParameters(specification, listParameters(specification, endpoint), language),
    ...(body && type && media
      ? [
          `## ${say(language, 'query.group.body')} \`${type}\``,
          text(body, 'description', language),
          media.schema && writeProperties(specification, media.schema, language),
          writeExample(exampleOf(media)),
        ]
      : []),
    `## ${say(language, 'reference.responses')}`,
    ...Object.entries(operation.responses).map(([status, response]) =>
      writeResponse(specification, status, resolve(specification, response), language),
    ),
  )
}

/** The call that the page of the operation shows, for a shell. */
function writeCall(content: ProductContent, { method, path }: Endpoint, language: Language, portalUrl: string) {
  const slice = findOperation(content, method, path, language)
  const from = { baseUrl: portalUrl + slice.baseUrl, product: content.product.tokenProduct }
  return `\`\`\`bash\n${printCode('curl', slice, exampleValues(slice), from)}\n\`\`\``
}

/** A model as markdown. Undefined for a name that the document does not have. */
export function writeModel({ specification }: ProductContent, name: string, language: Language) {
  const schemas = specification.components?.schemas ?? {}
  const schema = Object.hasOwn(schemas, name) ? schemas[name]! : undefined
  if (!schema) return undefined
  return sections(
    `# ${name}`,
    text(schema, 'description', language),
    writeProperties(specification, schema, language),
    writeExample(schema.example ?? schema.examples?.[0]),
  )
}

const places = ['path', 'query', 'header'] as const

/** The parameters by their place, as the pages group them. */
function writeParameters(spec: Specification, parameters: Parameter[], language: Language): string[] {
  return places.flatMap(place => {
    const lines = parameters
      .filter(parameter => parameter.in === place)
      .map(parameter => {
        const schema = resolve(spec, parameter.schema)
        const words = text(parameter, 'description', language) || text(schema, 'description', language)
        return writeValue(spec, { name: parameter.name, required: parameter.required, words, schema }, language)
      })
    return lines.length > 0 ? [`## ${say(language, `reference.${place}`)}`, lines.join('\n')] : []
  })
}

function writeProperties(spec: Specification, schema: Schema, language: Language): string {
  return listProperties(spec, itemOf(spec, schema))
    .map(({ name, property, required }) =>
      writeValue(spec, { name, required, words: text(property, 'description', language), schema: property }, language),
    )
    .join('\n')
}

interface Value {
  name: string
  required?: boolean | undefined
  words: string
  schema: Schema
}

/** One value in a line: its name, type and meaning, and below it what it may be. */
function writeValue(spec: Specification, { name, required, words, schema }: Value, language: Language): string {
  const type = describeType(spec, schema)
  const values = listValues(itemOf(spec, schema), language) ?? []
  const facts = [
    type.list ? `${type.name}[]` : type.name,
    type.format,
    required && say(language, 'reference.required'),
    schema.default !== undefined && say(language, 'reference.default', { value: JSON.stringify(schema.default) }),
  ].filter(Boolean)
  const meanings = values.map(({ value, label }) => `  - \`${value}\`${label === value ? '' : `: ${label}`}`)
  return [`- \`${name}\` (${facts.join(', ')}): ${words.replaceAll(/\s*\n\s*/g, ' ')}`, ...meanings].join('\n')
}

function writeResponse(spec: Specification, status: string, response: Response, language: Language): string {
  const [, media] = Object.entries(response.content ?? {})[0] ?? []
  return sections(
    `### ${status}`,
    text(response, 'description', language),
    status.startsWith('2') && media?.schema && writeProperties(spec, media.schema, language),
    media && writeExample(exampleOf(media)),
  ).trimEnd()
}

const writeExample = (example: unknown) =>
  example === undefined ? undefined : `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``

const sections = (...parts: (string | false | undefined)[]): string => `${parts.filter(Boolean).join('\n\n')}\n`
