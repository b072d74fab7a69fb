// What a template needs to know of an API: the OpenAPI document without its references, in plain words.
import type { Family } from '@portal/domain/product.ts'

/** One product API, as an SDK sees it. */
export interface SdkApi {
  /** API name, 'ceic-macroeconomic'. */
  name: string
  family: Family
  title: string
  description: string
  /** Of the document, '2.11.4'. */
  version: string
  /** Behind the host, '/data/ceic/v2'; ends with a slash where the format of the answers is the empty last step. */
  basePath: string
  /** One for each tag, in the document's order. */
  groups: SdkGroup[]
  models: SdkModel[]
}

export interface SdkGroup {
  /** The tag: 'Series', 'SearchDeal'. */
  name: string
  description: string
  operations: SdkOperation[]
}

export interface SdkOperation {
  /** The operationId, camelCase: 'getSeriesTimePoints', 'companiesMatchGet'. */
  id: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters in braces: '/series/{id}/data'. */
  path: string
  summary: string
  description: string
  deprecated: boolean
  /** False for what is called without a token, such as signing in. */
  authorized: boolean
  /** Those of the path as they stand in it, then required ones and the rest in the document's order, form fields too. */
  parameters: SdkParameter[]
  /** A JSON body; undefined when there is none. */
  body: SdkBody | undefined
  /** What the JSON answer holds; undefined for 204 and for files. */
  answer: SdkType | undefined
  /** A file instead of an answer to be parsed: its media types. */
  file: string[] | undefined
  /** How to read on: by the query parameters `offset` and `limit`, or through a cursor as well. */
  paging: 'offset' | 'cursor' | undefined
}

export interface SdkParameter {
  /** As it is sent: 'updated_after', 'filter[]'. */
  name: string
  in: 'path' | 'query' | 'header' | 'form'
  type: SdkType
  required: boolean
  deprecated: boolean
  description: string
  /** A list is sent as one value with commas, or the parameter is repeated. */
  list: 'commas' | 'repeated' | undefined
  /** Accepted values; empty when there are none to list. */
  values: (string | number)[]
  default: unknown
}

export interface SdkBody {
  type: SdkType
  required: boolean
  description: string
}

export interface SdkModel {
  /** 'SeriesMetadata'. */
  name: string
  description: string
  fields: SdkField[]
}

export interface SdkField {
  /** On the wire: 'timePoints', '_type'. */
  name: string
  type: SdkType
  required: boolean
  deprecated: boolean
  description: string
}

export type SdkType =
  | { kind: 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'dateTime' | 'any' }
  | { kind: 'list'; of: SdkType }
  | { kind: 'map'; of: SdkType }
  | { kind: 'model'; name: string }
  /** An object with one field and no name of its own, such as `{"data": …}` around an answer. */
  | { kind: 'envelope'; field: string; of: SdkType }
