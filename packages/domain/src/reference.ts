import type { Method } from './spec.ts'

/**
 * One operation of a product as a page or a query builder needs it: references resolved, texts in one language,
 * models as links. Answered by `/api/routing/operation`.
 */
export interface OperationSlice {
  /** API name, 'ceic-macroeconomic'. */
  api: string
  operationId: string
  /** Page name of its first tag, 'series'. */
  tag: string
  method: Method
  /** Template as in the document, '/series/{id}'. */
  path: string
  summary: string
  /** HTML made from the document's markdown; empty when the document has none. */
  description: string
  deprecated: boolean
  /** In the order of the document; where a value goes is `in`. */
  parameters: ParameterSlice[]
  body?: BodySlice
  responses: ResponseSlice[]
  /** Base address of the product on the portal's host, '/data/ceic/v2'; with a slash at the end when an empty step follows. */
  baseUrl: string
  /** True when a call needs a token. */
  security: boolean
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie' | 'form'

/** A value the caller gives: a parameter of the address or head, or a field of a form body. */
export interface ParameterSlice {
  name: string
  in: ParameterPlace
  required: boolean
  deprecated: boolean
  /** HTML of one or two sentences, without a surrounding paragraph. */
  description: string
  /** Type of the value, or of one item when `list`: 'string', 'integer', 'number', 'boolean', 'object'. */
  type: string
  /** 'date', 'date-time' and such. */
  format?: string
  /** Several values are accepted. */
  list: boolean
  /** How a list is written: one comma separated value ('csv') or the name repeated ('repeat'). */
  listStyle?: 'csv' | 'repeat'
  /** The accepted values, when they are few enough to be written in the document. */
  values?: ValueSlice[]
  /** Name of the dictionary with the accepted values, for `/api/routing/dictionary`. */
  dictionary?: string
  /** What the value names and can be searched for: 'series'. */
  lookup?: string
  default?: unknown
  example?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
  /** What an object, or an item of a list of objects, is made of. */
  below?: SchemaSlice
}

/** An accepted value and its meaning; the label equals the value when there is none. */
export interface ValueSlice {
  value: string
  label: string
}

export interface BodySlice {
  mediaType: string
  required: boolean
  /** HTML. */
  description: string
  /** The fields of a form body; absent for JSON. */
  fields?: ParameterSlice[]
  schema?: SchemaSlice
  example?: unknown
}

export interface ResponseSlice {
  /** '200', '4XX', 'default'. */
  status: string
  /** HTML without a surrounding paragraph. */
  description: string
  mediaTypes: string[]
  schema?: SchemaSlice
  example?: unknown
}

/** Whether an answer of a status is what was asked for. */
export const isSuccess = (status: string): boolean => status.startsWith('2')

/** A schema with what it is made of: a model is a link, what has no page of its own is told below. */
export interface SchemaSlice {
  type: TypeSlice
  /** The properties, for an object or for the items of a list of objects. */
  properties: PropertySlice[]
  /** What it may be instead, when one of that has fields. */
  choices?: SchemaSlice[]
}

/** A type as a person reads it: 'string', 'Series', 'list of TimePoint'. */
export interface TypeSlice {
  name: string
  /** The named model behind it, for a link and for `/api/routing/model`. */
  model?: string
  list: boolean
  format?: string
  nullable: boolean
}

/** Whether a type is a model, whose page tells what it is made of. */
export const hasPage = ({ name, model }: TypeSlice): boolean => model === name

export interface PropertySlice {
  name: string
  type: TypeSlice
  required: boolean
  deprecated: boolean
  /** HTML without a surrounding paragraph. */
  description: string
  values?: ValueSlice[]
  default?: unknown
  example?: unknown
  /** What it is made of in turn. */
  below?: SchemaSlice
}

/** A row of a tag page; answered in a list by `/api/routing/tag`. */
export interface OperationRow {
  method: Method
  path: string
  operationId: string
  summary: string
  deprecated: boolean
}

/** A tag with its operations; answered by `/api/routing/tag`. */
export interface TagSlice {
  api: string
  /** Page name, 'series'. */
  tag: string
  title: string
  /** HTML. */
  description: string
  operations: OperationRow[]
}

/** A tag with operations to choose one of; answered in `items` by `/api/routing/operations`. */
export type OperationGroup = Pick<TagSlice, 'tag' | 'title' | 'operations'>

/** A named model; answered by `/api/routing/model`. */
export interface ModelSlice {
  api: string
  name: string
  /** HTML. */
  description: string
  schema: SchemaSlice
  /** What a value, or an item of a list of values, may be. */
  values?: ValueSlice[]
  example?: unknown
  /** Names of the models whose properties use this one. */
  usedBy: string[]
}

/** A line of the list of models; answered in `items` by `/api/routing/models`. */
export interface ModelRow {
  name: string
  /** HTML of its first sentence. */
  summary: string
}

/** An entry of a dictionary; `pinyin` and `initials` make the Chinese name findable on a Latin keyboard. */
export interface DictionaryEntry {
  id: string
  /** In the asked language. */
  label: string
  en: string
  zh: string
  /** 'zhong guo', without tones. */
  pinyin: string
  /** 'zg'. */
  initials: string
}

/** Operations of a tag that are read at once by `/api/routing/part`: the first part holds so many, and so on. */
export const operationsInPart = 20

/** What a page calls them: `/api/routing/operation?api=&path=&method=&lang=` and its sisters. */
export const referencePath = {
  operation: (api: string, method: Method, path: string, lang: string) =>
    `/api/routing/operation?${new URLSearchParams({ api, path, method, lang })}`,
  operationExample: (api: string, method: Method, path: string) =>
    `/api/routing/operation-example?${new URLSearchParams({ api, path, method })}`,
  tag: (api: string, tag: string, lang: string) => `/api/routing/tag?${new URLSearchParams({ api, tag, lang })}`,
  part: (api: string, tag: string, part: number, lang: string) =>
    `/api/routing/part?${new URLSearchParams({ api, tag, part: String(part), lang })}`,
  operations: (api: string, near: Record<string, string>, lang: string) =>
    `/api/routing/operations?${new URLSearchParams({ api, ...near, lang })}`,
  model: (api: string, name: string, lang: string) => `/api/routing/model?${new URLSearchParams({ api, name, lang })}`,
  modelExample: (api: string, name: string) => `/api/routing/model-example?${new URLSearchParams({ api, name })}`,
  models: (api: string, lang: string) => `/api/routing/models?${new URLSearchParams({ api, lang })}`,
  dictionary: (api: string, name: string, lang: string) =>
    `/api/routing/dictionary?${new URLSearchParams({ api, name, lang })}`,
}
