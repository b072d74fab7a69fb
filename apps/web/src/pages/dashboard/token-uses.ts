import { tokenVariable } from '@portal/domain/code-sample.ts'
import { printCurl } from '@portal/domain/code-samples/curl.ts'
import { type TokenProduct, tokenProducts } from '@portal/domain/product.ts'
import { paths } from '../../paths.ts'

/** The first thing to do with a token: a call whose answer shows something, and where to go on with it. */
interface FirstCall {
  /** Path and query on the portal's host. */
  call: string
  /** The same operation in the query builder. */
  queryBuilder: string
  guide: string
}

const firstCalls: Partial<Record<TokenProduct, FirstCall>> = {
  ceic: {
    call: '/data/ceic/v2/series/search?keyword=GDP',
    queryBuilder: paths.operation('ceic/macroeconomic', { tag: 'series', method: 'get', path: '/series/search' }),
    guide: paths.page('ceic/macroeconomic', 'getting-started/using-sdk'),
  },
}

/** What to do first with a token; nothing while the portal does not document its product. */
export const findFirstCall = (product: TokenProduct): FirstCall | undefined => firstCalls[product]

/** The first call as it is pasted into a shell, with a secret or the place where it belongs. */
export const printFirstCall = (
  product: TokenProduct,
  { call }: FirstCall,
  origin: string,
  secret = 'YOUR_TOKEN',
): string => {
  const variable = tokenVariable(product)
  const sample = { method: 'GET', url: origin + call, headers: {}, tokenVariable: variable }
  return `export ${variable}=${secret}\n${printCurl(sample)}`
}

/** The products, those first for which an account may have a token. */
export const sortProducts = (available: TokenProduct[]): TokenProduct[] =>
  tokenProducts.toSorted((a, b) => Number(available.includes(b)) - Number(available.includes(a)))
