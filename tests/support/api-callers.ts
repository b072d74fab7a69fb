import { tokenProducts } from '@portal/domain/product.ts'
import { openedApis } from '@portal/domain/token.ts'
import { listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { makeAccount } from './accounts.ts'

/** One account that is subscribed to everything, as the header that says so to each API, by API name. */
export async function makeApiCallers(ctx: Context): Promise<Map<string, string>> {
  const products = listProducts(ctx)
  const apis = products.map(({ name }) => name)
  const { id } = await makeAccount(ctx, { apis })
  const callers = new Map<string, string>()
  for (const product of tokenProducts) {
    const opened = openedApis(product, apis)
    if (opened.length === 0) continue
    const { token } = await generateToken(ctx, id, product)
    for (const api of opened) callers.set(api, `Bearer ${token}`)
  }
  return callers
}
