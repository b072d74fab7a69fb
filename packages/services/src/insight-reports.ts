import { type DataCall, inLanguage } from '@portal/data-apis/data-api.ts'
import { readReportRequest } from '@portal/data-apis/macroeconomic/insight-report.ts'
import { insights } from '@portal/data-apis/samples/insight-data.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from './context.ts'
import { linkToFile } from './files.ts'
import { addJob } from './jobs.ts'
import type { OrderedReport, SheetLayout } from './operation-tables.ts'
import { momentOf, type PortalOperation, refusal, wrongParameter } from './portal-operation.ts'
import { newFileKey, newId } from './secrets.ts'

const minuteMs = 60_000

/**
 * A link to the report of an insight. The first call orders the report, and until it is ready every call answers 408
 * with REPORT_NOT_READY; a report that is kept is given to everybody who asks for the same one.
 */
export const downloadInsight: PortalOperation = async (ctx, _, call) => {
  const { insightId, language, window } = await readReportRequest(ctx, call)
  const format = call.params.file_format as OrderedReport['format']
  const order: OrderedReport = { insightId, language, window, format, layout: readLayout(call) }
  const subject = JSON.stringify(order)
  const minutes = call.params.ignore_cache === true ? limits.reportLinkMinutes : limits.reportHours * 60
  const report = await findReport(ctx, subject, new Date(ctx.now().getTime() - minutes * minuteMs))
  if (!report) await orderReport(ctx, subject, order)
  if (!report?.file_name) throw refusal(call, 408, 'REPORT_NOT_READY', 'operation.report-not-ready')
  const { key, expiresAt } = await makeLink(ctx, report.id)
  const title = inLanguage(language, insights.find(({ id }) => id === insightId)!.name)
  const downloadLink = linkToFile(call.baseUrl, key, report.file_name)
  return { body: { data: { title, format, downloadLink, downloadLinkExpiration: momentOf(expiresAt) } } }
}

function readLayout(call: DataCall): SheetLayout {
  const { orientation, order, decimal_places, date_format = 'YYYY-MM-DD', adjust_columns } = call.params
  const [dateFormat, width] = [String(date_format), adjust_columns as string | undefined]
  if (!/^(?=.*(YYYY|MM|DD))(YYYY|MM|DD|[-/. ,年月日])+$/u.test(dateFormat)) {
    throw wrongParameter(call, 'operation.report-date-format')
  }
  if (
    width !== undefined &&
    width !== 'auto' &&
    !(/^\d{1,3}$/.test(width) && Number(width) >= 1 && Number(width) <= 255)
  ) {
    throw wrongParameter(call, 'operation.report-columns')
  }
  if (decimal_places !== undefined && !Number.isInteger(decimal_places)) {
    throw wrongParameter(call, 'operation.report-decimals')
  }
  return {
    orientation: orientation === 'horizontal' ? 'horizontal' : 'vertical',
    order: order === 'desc' ? 'desc' : 'asc',
    decimalPlaces: decimal_places as number | undefined,
    dateFormat,
    columnWidth: width === undefined || width === 'auto' ? width : Number(width),
  }
}

/** The newest report of a subject that is being made, or was ready after a moment. */
const findReport = (ctx: Context, subject: string, after: Date) =>
  ctx.db
    .selectFrom('portal.insight_report')
    .select(['id', 'file_name'])
    .where('subject', '=', subject)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'queued'), and([eb('status', '=', 'ready'), eb('ready_at', '>', after)])]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Orders a report unless somebody else has just done so: its row and its job, or neither. */
const orderReport = (ctx: Context, subject: string, order: OrderedReport) =>
  ctx.db.transaction().execute(async transaction => {
    const made = await transaction
      .insertInto('portal.insight_report')
      .values({
        id: newId(ctx),
        subject,
        request: JSON.stringify(order),
        status: 'queued',
        created_at: ctx.now(),
      })
      .onConflict(conflict => conflict.column('subject').where('status', '=', 'queued').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) await addJob(ctx, 'make-insight-report', { reportId: made.id }, { transaction })
  })

async function makeLink(ctx: Context, report_id: string): Promise<{ key: string; expiresAt: Date }> {
  const expiresAt = new Date(ctx.now().getTime() + limits.reportLinkMinutes * minuteMs)
  const key = newFileKey()
  await ctx.db.insertInto('portal.insight_report_link').values({ key, report_id, expires_at: expiresAt }).execute()
  return { key, expiresAt }
}
