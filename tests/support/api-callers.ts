import { randomBytes } from 'node:crypto'
import { isTokenProduct, tokenProducts } from '@portal/domain/product.ts'
import { makeSecret, openedApis, secretBytes } from '@portal/domain/token.ts'
import { findProduct, listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { generateToken, insertToken } from '@portal/services/tokens.ts'
import { createTrial, openTrial } from '@portal/services/trials.ts'
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
  callers.set('ceic-sandbox', `Bearer ${await makeTrialToken(ctx)}`)
  for (const api of openedApis('epfr', apis)) callers.set(api, `Bearer ${await makeFlowSession(ctx, id)}`)
  return callers
}

/** The token of a session of fund flows, which take no other. */
async function makeFlowSession(ctx: Context, accountId: string): Promise<string> {
  const secret = makeSecret('epfrSession', randomBytes(secretBytes))
  await insertToken(ctx, { accountId, product: 'epfr', kind: 'session', secret })
  return secret
}

/** The token of a trial of the sandbox. */
export async function makeTrialToken(ctx: Context): Promise<string> {
  const application = { name: '', surname: '', company_name: '', job_title: '', email: '', country: '', message: '' }
  const { link } = await createTrial(ctx, { ...application, accepts_storage: true, wants_offers: false })
  return (await openTrial(ctx, link)).apiToken
}

/** A valid token of somebody who is not subscribed to an API, as a header: of the same product where it opens another one. */
export async function makeStranger(ctx: Context, api: string): Promise<string> {
  const { tokenProduct } = findProduct(ctx, api).product
  const apis = [...new Set(listProducts(ctx).map(({ name }) => name))].filter(name => name !== api)
  const { id } = await makeAccount(ctx, { apis })
  const products = [tokenProduct, ...tokenProducts].filter(product => isTokenProduct(product))
  const product = products.find(one => openedApis(one, apis).length > 0)!
  return `Bearer ${(await generateToken(ctx, id, product)).token}`
}
