import type { Words } from './language.ts'

/** Products for which an account makes a token: 'One API token per product'. */
export const tokenProducts = ['ceic', 'emis', 'emisV2', 'redd'] as const
export type TokenProduct = (typeof tokenProducts)[number]

/**
 * What a token opens: a product; fund flows, which know no token but the session of somebody who has signed in; or the
 * sandbox, whose token comes with a trial.
 */
export type TokenScope = TokenProduct | 'epfr' | 'ceicSandbox'

export const isTokenProduct = (value: unknown): value is TokenProduct => tokenProducts.includes(value as TokenProduct)

/** The brands that set the colour of a page. */
export const brands = ['default', 'ceic', 'emis', 'redd', 'epfr'] as const
export type Brand = (typeof brands)[number]

/** Families of APIs; the members of one word their failures alike. */
export type Family = 'ceic' | 'emis' | 'emisV2' | 'epfr' | 'redd'

/** The descriptor of one product: the content of its `product.json`. A product is a folder, not code. */
export interface Product {
  /** API name, 'ceic-macroeconomic'. */
  name: string
  vendor: string
  product: string
  brand: Brand
  /** Its folder and its address below /docs, 'ceic/macroeconomic'. */
  path: string
  /** Its page below /api-products where that is not `path`; the APIs of one product share it. */
  page?: string
  title: Words
  summary: Words
  tokenProduct: TokenScope
  /**
   * Base path of the gateway mount on the portal's host, '/data/ceic/v2'. Its last step may be a parameter that chooses
   * the format of the answers: '/data/emis/documents/{response_format}'.
   */
  gateway: string
  /** Whose shape of failures and whose error codes its calls have. */
  family: Family
  languages: string[]
  statusUrl?: string
  /** What a Postman collection keeps for later calls: by operationId, variables and their place in the answer. */
  postman?: Record<string, Record<string, (string | number)[]>>
  gettingStarted: { id: string; label: Words }[]
}

const formatStep = /\/\{(\w+)\}$/

/** What every address of a product begins with, before a parameter for the format. */
export const mountOf = (gateway: string): string => gateway.replace(formatStep, '')

/** The name of the parameter that chooses the format in the base path, if there is one. */
export const formatParameterOf = (gateway: string): string | undefined => formatStep.exec(gateway)?.[1]

/** The base path to call; a parameter for the format stays empty: '/data/emis/documents/'. */
export const basePathOf = (gateway: string): string => gateway.replace(formatStep, '/')
