import type { Language } from './language.ts'

/** The part of JSON Schema 2020-12 that the product documents use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  title?: string
  description?: string
  'x-description-zh'?: string
  enum?: (string | number)[]
  'x-enum-descriptions'?: Record<string, { en: string; zh: string }>
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  default?: unknown
  example?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  deprecated?: boolean
  readOnly?: boolean
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  deprecated?: boolean
  description?: string
  'x-description-zh'?: string
  /** The dictionary that holds the accepted values. */
  'x-dictionary'?: string
  'x-lookup'?: string
  style?: string
  explode?: boolean
  schema: Schema
  example?: unknown
}

export interface MediaType {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { $ref?: string; value?: unknown }>
}

export interface Response {
  $ref?: string
  description: string
  'x-description-zh'?: string
  content?: Record<string, MediaType>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  'x-summary-zh'?: string
  description?: string
  'x-description-zh'?: string
  deprecated?: boolean
  /** Ways to say who calls, where they differ from the document's; none for a call that needs no token. */
  security?: Record<string, string[]>[]
  /** True when the portal itself answers it (feeds, dumps, filters, sessions). */
  'x-portal'?: boolean
  parameters?: Parameter[]
  requestBody?: {
    required?: boolean
    description?: string
    'x-description-zh'?: string
    content: Record<string, MediaType>
  }
  responses: Record<string, Response>
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

/** A group of operations; its title is `x-summary` where the name is not one. */
interface Tag {
  name: string
  'x-summary'?: string
  'x-summary-zh'?: string
  description?: string
  'x-description-zh'?: string
}

/** The title of a tag in a language. */
export const tagTitle = (tag: Tag, language: Language): string =>
  (language === 'zh' ? tag['x-summary-zh'] : undefined) ?? tag['x-summary'] ?? tag.name

/** An OpenAPI 3.1 document as it is stored: references kept, Chinese texts beside the English ones. */
export interface Specification {
  openapi: string
  info: { title: string; 'x-title-zh'?: string; version: string; description?: string; 'x-description-zh'?: string }
  servers?: { url: string; variables?: Record<string, { default: string; enum?: string[] }> }[]
  security?: Record<string, string[]>[]
  tags: Tag[]
  paths: Record<string, Partial<Record<Method, Operation>> & { parameters?: Parameter[] }>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Response>
    securitySchemes?: Record<string, { type: string; in?: string; name?: string }>
  }
}

/** An operation together with its address. */
export interface Endpoint {
  method: Method
  path: string
  operation: Operation
}

/** The query parameters that carry a token or what stands for one, `token` and `sessionId`. */
export const credentialNames = (spec: Specification): string[] =>
  Object.values(spec.components?.securitySchemes ?? {}).flatMap(scheme =>
    scheme.type === 'apiKey' && scheme.in === 'query' && scheme.name ? [scheme.name] : [],
  )

/** All operations of a document, in the document's order. */
export function listEndpoints(spec: Specification): Endpoint[] {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = item[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )
}

/** The query that opens an operation on the page of its tag; slashes and braces stay readable. */
export const operationQuery = ({ path, method }: { path: string; method: string }): string =>
  `?path=${encodeURIComponent(path).replaceAll('%2F', '/').replaceAll('%7B', '{').replaceAll('%7D', '}')}&method=${method}`

/** Pages of a product that stand where those of its tags do. */
const takenSlugs = new Set(['models', 'responses', 'quick-examples', 'postman-collection'])
/** The page name of a tag: lower case, spaces to hyphens, and so what would not be one step of an address. */
export function tagSlug(tag: string): string {
  const slug = tag
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/\\?#%&]+/g, '-')
  return takenSlugs.has(slug) ? `${slug}-calls` : slug
}

/** Follows `$ref` (local references only) until something that is not a reference. Throws when it leads nowhere. */
export function resolve<T extends { $ref?: string }>(spec: Specification, value: T): T {
  let current = value
  for (let depth = 0; current.$ref; depth++) {
    if (depth > 20) throw new Error(`The reference ${value.$ref} runs in a circle.`)
    current = lookUp(spec, current.$ref) as T
  }
  return current
}

function lookUp(spec: Specification, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/')
  let target: unknown = spec
  for (const step of steps) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    target = typeof target === 'object' && target && Object.hasOwn(target, key) ? Reflect.get(target, key) : undefined
  }
  if (target === undefined) throw new Error(`The reference ${ref} leads nowhere.`)
  return target
}

/** The parameters of an operation with those of its path, references followed. */
export function listParameters(spec: Specification, endpoint: Endpoint): Parameter[] {
  const shared = spec.paths[endpoint.path]?.parameters ?? []
  const own = (endpoint.operation.parameters ?? []).map(parameter => resolve(spec, parameter))
  const replaced = new Set(own.map(({ name, in: place }) => `${place} ${name}`))
  const inherited = shared.map(parameter => resolve(spec, parameter))
  return [...inherited.filter(({ name, in: place }) => !replaced.has(`${place} ${name}`)), ...own]
}

/** The name of the model a reference points to, `Series` for '#/components/schemas/Series', or of the part of one. */
export const modelName = (ref: string): string => decodeURIComponent(ref.split('/').at(-1) ?? '')
/** Whether a reference points to a model, and not into one. */
export const isModel = (ref: string): boolean => /^#\/components\/schemas\/[^/]+$/.test(ref)

/** A text of the document in a language; the English one when it has no twin. */
export function text(holder: object, field: 'summary' | 'description' | 'title', language: Language): string {
  const texts = holder as Record<string, string | undefined>
  return (language === 'zh' ? texts[`x-${field}-zh`] : undefined) ?? texts[field] ?? ''
}
