import type { DataCall } from '@portal/data-apis/data-api.ts'
import { listEndpoints } from '@portal/domain/spec.ts'
import { findProduct } from './content.ts'
import type { Context } from './context.ts'
import { dayOf, type PortalOperation, refusal } from './portal-operation.ts'
import { writeTokenUse } from './token-use.ts'

const api = 'emis-company'

/** The calls that the account has made, by day (UTC) and method; those of the current month when no days are named. */
export const usageGetUsage: PortalOperation = async (ctx, { accountId }, call) => {
  const { from, to } = spanOf(call, dayOf(ctx.now()))
  await writeTokenUse(ctx) // what this process has counted but not written, this call included
  const rows = await ctx.db
    .selectFrom('portal.operation_use')
    .select(['day', 'operation', 'calls'])
    .where('account_id', '=', accountId)
    .where('api', '=', api)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('operation')
    .execute()
  const methods = methodsOf(ctx)
  const items = rows.map(({ day, operation, calls }) => ({
    method: methods.get(operation) ?? operation,
    date: day,
    count: calls,
  }))
  return { body: { data: { items } } }
}

function spanOf(call: DataCall, today: string) {
  const { to = today, from = `${to.slice(0, 7)}-01` } = call.params as { from?: string; to?: string }
  if (from > to) throw refusal(call, 400, '201', 'operation.days-reversed', { from, to })
  return { from, to }
}

/** 'Search/queryCompany' by operation. */
const methodsOf = (ctx: Context) =>
  new Map(
    listEndpoints(findProduct(ctx, api).specification).map(({ path, operation }) => [
      operation.operationId,
      path.slice(1),
    ]),
  )
