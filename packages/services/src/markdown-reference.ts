import { printCode } from '@portal/domain/code-sample.ts'
import { listTagEndpoints } from '@portal/domain/endpoints.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { Language } from '@portal/domain/language.ts'
import { isSuccess } from '@portal/domain/reference.ts'
import {
  type Endpoint,
  listParameters,
  operationQuery,
  type Parameter,
  type Response,
  resolve,
  tagSlug,
  tagTitle,
  text,
} from '@portal/domain/spec.ts'
import type { ProductContent } from './content.ts'
import { descriptionOf } from './markdown-text.ts'
import {
  linkModel,
  marks,
  oneLine,
  type Told,
  toldOf,
  writeProperties,
  writeType,
  writeValue,
} from './markdown-values.ts'
import { listUsers } from './model-users.ts'
import { exampleOf } from './parameter-slices.ts'
import { plainMarkdown } from './plain-text.ts'
import { findOperation, listModelTexts } from './reference.ts'
import { say } from './words.ts'

/** A page that nobody has written, as markdown: its links lead to pages, its headings have the anchors of its twin. */
interface ComputedPage {
  title: string
  description: string
  content: string
}

/** The page of a tag: what it is for and its operations. Undefined for a tag without operations. */
export function writeTag({ product, specification }: ProductContent, slug: string, language: Language) {
  const tag = specification.tags.find(({ name }) => tagSlug(name) === slug)
  const endpoints = listTagEndpoints(specification, slug)
  if (!tag || endpoints.length === 0) return undefined
  const page = `/docs/${product.path}/docs/${slug}`
  const rows = endpoints.map(
    ({ method, path, operation }) =>
      `- [${method.toUpperCase()} ${path}](${page}${operationQuery({ path, method })})${marks[language].colon}${text(operation, 'summary', language)}`,
  )
  const said = descriptionOf(tag, language)
  return pageOf(tagTitle(tag, language), said, [said, rows.join('\n')])
}

/** An operation: a call of it, parameters, body, answers with their examples. */
export function writeOperation(content: ProductContent, endpoint: Endpoint, language: Language, portalUrl: string) {
  const told = toldOf(content, language)
  const { method, path, operation } = endpoint
  const said = descriptionOf(operation, language)
  const body = operation.requestBody
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  return pageOf(text(operation, 'summary', language), said, [
    `\`${method.toUpperCase()} ${content.product.gateway}${path}\``,
    operation.deprecated && `**${say(language, 'reference.deprecated')}**`,
    said,
    writeCall(content, endpoint, language, portalUrl),
    ...writeParameters(told, listParameters(told.spec, endpoint)),
    ...(body && type && media
      ? [
          `## ${say(language, 'query.group.body')} \`${type}\` {#body}`,
          descriptionOf(body, language, 3),
          media.schema && writeProperties(told, media.schema),
          writeExample(exampleOf(told.spec, media)),
        ]
      : []),
    `## ${say(language, 'reference.responses')} {#responses}`,
    ...Object.entries(operation.responses).map(([status, response]) =>
      writeResponse(told, status, resolve(told.spec, response)),
    ),
  ])
}

/** The call that the page of the operation shows, for a shell. */
function writeCall(content: ProductContent, { method, path }: Endpoint, language: Language, portalUrl: string) {
  const slice = findOperation(content, method, path, language)
  const from = { baseUrl: portalUrl + slice.baseUrl, product: content.product.tokenProduct }
  return `\`\`\`bash\n${printCode('curl', slice, exampleValues(slice), from)}\n\`\`\``
}

/** A model: its fields, an example, the models that use it. Undefined for a name that the document does not have. */
export function writeModel(content: ProductContent, name: string, language: Language) {
  const schemas = content.specification.components?.schemas ?? {}
  const schema = Object.hasOwn(schemas, name) ? schemas[name]! : undefined
  if (!schema) return undefined
  const told = toldOf(content, language)
  const fields = writeProperties(told, schema)
  const users = listUsers(content.specification, name).map(user => linkModel(told, user))
  const said = descriptionOf(schema, language)
  return pageOf(name, said, [
    said,
    writeExample(schema.example ?? schema.examples?.[0]),
    `## ${say(language, fields ? 'reference.fields' : 'reference.type')} {#fields}`,
    fields || writeType(told, schema),
    users.length > 0 && `${say(language, 'reference.usedBy')} ${users.join(' · ')}`,
  ])
}

/** The list of the models, each with its first sentence in markdown. */
export const writeModelList = (content: ProductContent, language: Language): string =>
  listModelTexts(content, language)
    .map(({ name, summary }) => {
      const said = summary && marks[language].colon + oneLine(summary)
      return `- ${linkModel(toldOf(content, language), name)}${said}`
    })
    .join('\n')

/** The tags that have operations, a line for each. */
export const writeTagList = ({ product, specification }: ProductContent, language: Language): string[] =>
  specification.tags
    .filter(({ name }) => listTagEndpoints(specification, tagSlug(name)).length > 0)
    .map(tag => `- [${tagTitle(tag, language)}](/docs/${product.path}/docs/${tagSlug(tag.name)})`)

const places = ['path', 'query', 'header'] as const

/** The parameters by their place, as the pages group them. */
function writeParameters(told: Told, parameters: Parameter[]): string[] {
  return places.flatMap(place => {
    const lines = parameters
      .filter(parameter => parameter.in === place)
      .map(({ name, required, ...parameter }) => {
        const schema = resolve(told.spec, parameter.schema)
        const words = text(parameter, 'description', told.language) || text(schema, 'description', told.language)
        return writeValue(told, { name, required, words, schema })
      })
    return lines.length > 0 ? [`## ${say(told.language, `reference.${place}`)} {#${place}}`, lines.join('\n')] : []
  })
}

function writeResponse(told: Told, status: string, response: Response): string {
  const [, media] = Object.entries(response.content ?? {})[0] ?? []
  return sections(
    `### ${status} {#status-${status.toLowerCase()}}`,
    descriptionOf(response, told.language, 4),
    isSuccess(status) && media?.schema && writeProperties(told, media.schema),
    media && writeExample(exampleOf(told.spec, media)),
  )
}

const writeExample = (example: unknown) =>
  example === undefined ? undefined : `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``

type Part = string | false | undefined

const sections = (...parts: Part[]): string => parts.filter(Boolean).join('\n\n')

const pageOf = (title: string, description: string, parts: Part[]): ComputedPage => ({
  title,
  description: plainMarkdown(description.split('\n')[0]!),
  content: sections(...parts),
})
