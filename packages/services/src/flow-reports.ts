import type { DataCall } from '@portal/data-apis/data-api.ts'
import { checkReport } from '@portal/data-apis/fund-flows/report-plan.ts'
import { readDefinition } from '@portal/data-apis/fund-flows/report-request.ts'
import { limits } from '@portal/domain/limits.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { addJob } from './jobs.ts'
import { type Caller, isId, type PortalOperation, refusal, tooOften } from './portal-operation.ts'
import { newId } from './secrets.ts'

/** Orders a report, which a worker makes; what cannot be made is refused at once. */
export const createReport: PortalOperation = async (ctx, { accountId }, call) => {
  const request = await checkReport(ctx, call, readDefinition(call))
  const id = newId(ctx)
  await ctx.db.transaction().execute(async transaction => {
    const within = { ...ctx, db: transaction }
    await makeRoom(within, call, accountId)
    await transaction
      .insertInto('portal.flow_report')
      .values({
        id,
        account_id: accountId,
        dataset: request.dataset,
        request: JSON.stringify(request),
        status: 'Incomplete',
        created_at: ctx.now(),
      })
      .execute()
    await addJob(ctx, 'run-flow-report', { reportId: id }, { transaction })
  })
  return { body: { data: [{ reportId: id, status: 'Incomplete' }] } }
}

/** Drops the oldest report where an account has as many as are kept. Throws a 429 when too many are still being made. */
async function makeRoom(ctx: Context, call: DataCall, accountId: string) {
  // The orders of an account come one after the other, or many at once would all find room.
  await ctx.db.selectFrom('portal.account').select('id').where('id', '=', accountId).forUpdate().execute()
  const { underway } = await ctx.db
    .selectFrom('portal.flow_report')
    .select(sql<number>`count(*)`.as('underway'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'Incomplete')
    .executeTakeFirstOrThrow()
  const limit = limits.flowReportsUnderwayMax
  if (underway >= limit) throw tooOften(call, 'TOO_MANY_REQUESTS', 5, 'operation.flow-reports-underway', { limit })
  const kept = ctx.db
    .selectFrom('portal.flow_report')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(limits.flowReportsKept - 1)
  await ctx.db
    .deleteFrom('portal.flow_report')
    .where('account_id', '=', accountId)
    .where('status', '!=', 'Incomplete')
    .where('id', 'not in', kept)
    .execute()
}

/** How far a report of the caller is. */
export const getReportStatus: PortalOperation = async (ctx, caller, call) => {
  const { id, status } = await findReport(ctx, caller, call)
  return { body: { data: [{ reportId: id, status }] } }
}

/** A report of the caller that is ready. */
export const getReportOutput: PortalOperation = async (ctx, caller, call) => {
  const { status, output, error } = await findReport(ctx, caller, call)
  if (status === 'Incomplete') throw refusal(call, 409, 'REPORT_NOT_COMPLETED', 'operation.flow-report-underway')
  if (status === 'Completed') return { json: `{"data":[${output}]}` }
  if (error === null) throw refusal(call, 422, 'REPORT_FAILED', 'operation.flow-report-failed')
  throw refusal(call, 422, 'REPORT_FAILED', 'operation.flow-report-errored', { reason: error })
}

/** A report of the caller; one of somebody else, or of another data set, is unknown. */
async function findReport(ctx: Context, { accountId }: Caller, call: DataCall) {
  const id = String(call.params.reportId)
  const report = isId(id)
    ? await ctx.db
        .selectFrom('portal.flow_report')
        .select(['id', 'status', 'error'])
        .$if(call.operationId === 'getReportOutput', query => query.select(sql<string>`output::text`.as('output')))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('dataset', '=', String(call.params.dataset))
        .where('created_at', '>', keptFrom(ctx))
        .executeTakeFirst()
    : undefined
  if (report) return report
  throw refusal(call, 404, 'REPORT_NOT_FOUND', 'operation.flow-report-unknown', { id, hours: limits.reportHours })
}

/** Reports that were ordered earlier are no longer there. */
export const keptFrom = (ctx: Context): Date => new Date(ctx.now().getTime() - limits.reportHours * 3_600_000)
