import { findEndpoint, listTagEndpoints } from '@portal/domain/endpoints.ts'
import { PortalError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import { basePathOf } from '@portal/domain/product.ts'
import {
  isSuccess,
  type ModelRow,
  type ModelSlice,
  type OperationGroup,
  type OperationRow,
  type OperationSlice,
  operationsInPart,
  type ResponseSlice,
  type TagSlice,
} from '@portal/domain/reference.ts'
import {
  type Endpoint,
  listParameters,
  type Response,
  resolve,
  type Specification,
  tagSlug,
  tagTitle,
  text,
} from '@portal/domain/spec.ts'
import type { ProductContent } from './content.ts'
import { describe, describePart } from './markdown-text.ts'
import { listUsers } from './model-users.ts'
import { exampleOf, sliceBody, sliceParameter } from './parameter-slices.ts'
import { itemOf, listValues, type MemberBudget, pageBudget, sliceSchema } from './schema-slices.ts'

/** A tag with its operations. Throws `page-not-found` for a tag without operations. */
export function findTag({ product, specification }: ProductContent, slug: string, language: Language): TagSlice {
  const tag = specification.tags.find(({ name }) => tagSlug(name) === slug)
  const endpoints = listTagEndpoints(specification, slug)
  if (!tag || endpoints.length === 0) throw new PortalError('page-not-found')
  return {
    api: product.name,
    tag: slug,
    title: tagTitle(tag, language),
    description: describe(tag, language),
    operations: endpoints.map(endpoint => sliceRow(endpoint, language)),
  }
}

/** Operations that one list offers; of a document with more it offers those of one tag. */
const offeredMax = 300

/**
 * The operations to choose one of, by tag; of a very large document those of one tag: the one that is said, that of the
 * operation that is said, or the first.
 */
export function listOperationGroups(
  { specification }: ProductContent,
  near: { tag?: string | undefined; method?: string | undefined; path?: string | undefined },
  language: Language,
): OperationGroup[] {
  const groups = specification.tags
    .map(tag => ({ tag, slug: tagSlug(tag.name), endpoints: listTagEndpoints(specification, tagSlug(tag.name)) }))
    .filter(({ endpoints }) => endpoints.length > 0)
  const isLarge = groups.reduce((sum, { endpoints }) => sum + endpoints.length, 0) > offeredMax
  const named = findEndpoint(specification, near.method ?? '', near.path ?? '')?.operation.tags[0]
  const meant = [near.tag, named && tagSlug(named)].find(wanted => groups.some(({ slug }) => slug === wanted))
  return groups
    .filter(({ slug }) => !isLarge || slug === (meant ?? groups[0]?.slug))
    .map(({ tag, slug, endpoints }) => ({
      tag: slug,
      title: tagTitle(tag, language),
      operations: endpoints.map(endpoint => sliceRow(endpoint, language)),
    }))
}

/** An operation by method and path, references resolved. Throws `operation-unknown`. */
export function findOperation(
  { product, specification }: ProductContent,
  method: string,
  path: string,
  language: Language,
): OperationSlice {
  const endpoint = findEndpoint(specification, method, path)
  if (!endpoint) throw new PortalError('operation-unknown')
  const { operation } = endpoint
  const budget = pageBudget()
  const body = sliceBody(specification, operation, language, budget)
  return {
    api: product.name,
    tag: tagSlug(operation.tags[0] ?? ''),
    ...sliceRow(endpoint, language),
    description: describe(operation, language),
    parameters: listParameters(specification, endpoint).map(each =>
      sliceParameter(specification, each, language, budget),
    ),
    ...(body && { body }),
    responses: Object.entries(operation.responses).map(([status, response]) =>
      sliceResponse({ specification, language, budget }, status, resolve(specification, response)),
    ),
    baseUrl: basePathOf(product.gateway),
    security: (operation.security ?? specification.security ?? []).length > 0,
  }
}

/** The operations of a part of a tag, whole; none beyond its last part. */
export const listPart = (content: ProductContent, tag: string, part: number, language: Language): OperationSlice[] =>
  listTagEndpoints(content.specification, tag)
    .slice(part * operationsInPart, (part + 1) * operationsInPart)
    .map(({ method, path }) => findOperation(content, method, path, language))

/** A model by name. Throws `model-unknown`. */
export function findModel({ product, specification }: ProductContent, name: string, language: Language): ModelSlice {
  const schemas = specification.components?.schemas ?? {}
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (!schema) throw new PortalError('model-unknown', { values: { name } })
  const example = schema.example ?? schema.examples?.[0]
  const values = listValues(itemOf(specification, schema), language)
  return {
    api: product.name,
    name,
    description: describe(schema, language),
    schema: sliceSchema(specification, schema, language),
    ...(values && { values }),
    ...(example !== undefined && { example }),
    usedBy: listUsers(specification, name),
  }
}

/** Every model with the first sentence of its description, in markdown. */
export const listModelTexts = ({ specification }: ProductContent, language: Language) =>
  Object.entries(specification.components?.schemas ?? {}).map(([name, schema]) => ({
    name,
    summary: firstSentence(text(schema, 'description', language)),
  }))

/** Every model with the first sentence of its description, in HTML. */
export const listModelRows = (content: ProductContent, language: Language): ModelRow[] =>
  listModelTexts(content, language).map(({ name, summary }) => ({
    name,
    summary: describePart({ description: summary }, language),
  }))

/** What a text says first: a sentence, or a line that is none. Headings say less. */
const firstSentence = (words: string): string =>
  /(?!#|\s)[\s\S]*?(?:[.!?](?=[\s<]|$)|。|\n\s*\n|$)/.exec(words.replaceAll(/^#.*$/gm, ''))?.[0].trim() ?? ''

const sliceRow = ({ method, path, operation }: Endpoint, language: Language): OperationRow => ({
  method,
  path,
  operationId: operation.operationId,
  summary: text(operation, 'summary', language),
  deprecated: operation.deprecated ?? false,
})

function sliceResponse(
  { specification, language, budget }: { specification: Specification; language: Language; budget: MemberBudget },
  status: string,
  response: Response,
): ResponseSlice {
  const media = Object.entries(response.content ?? {})
  const [, first] = media[0] ?? []
  const example = first && exampleOf(specification, first)
  const told = isSuccess(status) ? budget : { left: 0 } // a page tells the type of a failure, and not its fields
  return {
    status,
    description: describePart(response, language),
    mediaTypes: media.map(([type]) => type),
    ...(first?.schema && { schema: sliceSchema(specification, first.schema, language, told) }),
    ...(example !== undefined && { example }),
  }
}
