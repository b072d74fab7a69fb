import type { DataCall } from '@portal/data-apis/data-api.ts'
import { saveSeries } from '@portal/data-apis/sources/series-write.ts'
import type { Context } from '@portal/services/context.ts'
import { portalOperations } from '@portal/services/portal-operations.ts'
import { makeAccount } from './accounts.ts'

/** Calls an operation as the gateway would after it has checked the parameters; answers its body. */
export type Caller = <Body = unknown>(
  operationId: string,
  params?: Record<string, unknown>,
  more?: Partial<DataCall>,
) => Promise<Body>

/** A new account that is subscribed to an API, and the way it calls the operations. */
export async function makeCaller(
  ctx: Context,
  api = 'ceic-macroeconomic',
): Promise<{ accountId: string; call: Caller }> {
  const { id: accountId } = await makeAccount(ctx, { apis: [api] })
  const call: Caller = async <Body>(operationId: string, params = {}, more = {}) => {
    const signal = new AbortController().signal
    const base = { operationId, params, body: undefined, language: 'en', signal, baseUrl: '/data/ceic/v2' } as const
    const operation = portalOperations[api]![operationId]!
    const answer = await operation(
      ctx,
      { accountId, tokenId: '', apis: [api], address: '127.0.0.1' },
      { ...base, ...more },
    )
    return ('body' in answer ? answer.body : answer) as Body
  }
  return { accountId, call }
}

/** Writes annual series, one per country code, with ten values each; answers their ids in order. */
export async function makeSeries(ctx: Context, countries: string[], indicator = 'Gross Domestic Product') {
  const inputs = countries.map((code, at) => ({
    indicator: { en: indicator },
    place: { en: code },
    unit: { en: 'USD bn' },
    source: { en: 'World Bank' },
    frequency: 'Y' as const,
    database: 'GLOBAL',
    dates: Array.from({ length: 10 }, (_, year) => `${2010 + year}-12-01`),
    values: Array.from({ length: 10 }, (_, year) => 100 * (at + 1) + year),
  }))
  const { ids } = await saveSeries(ctx, inputs)
  return ids
}
