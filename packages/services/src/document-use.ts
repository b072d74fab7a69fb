import { type DataCall, DataError } from '@portal/data-apis/data-api.ts'
import { countryCodes, languageCodes } from '@portal/data-apis/documents/code-data.ts'
import { findUnknownDocument } from '@portal/data-apis/sources/documents.ts'
import { checkBody } from '@portal/domain/json-body.ts'
import { limits } from '@portal/domain/limits.ts'
import { shownValue } from '@portal/domain/parameters.ts'
import { findProduct } from './content.ts'
import type { Context } from './context.ts'
import { type Caller, type PortalOperation, refusal } from './portal-operation.ts'
import { say } from './words.ts'

/** One document that a reader has opened. `accessTime` is an ISO moment. */
interface UseReport {
  id: number
  title: string
  languageCode: string
  accessTime: string
  country?: string
  publication?: string
}

/** Notes that a document was opened; the same report again changes nothing. */
export const usageReport: PortalOperation = (ctx, caller, call) =>
  saveReports(ctx, caller, call, [call.params as unknown as UseReport])

/** Notes several at once, or none of them when one cannot be. */
export const usageReportMultiple: PortalOperation = (ctx, caller, call) =>
  saveReports(ctx, caller, call, readReports(ctx, call))

function readReports(ctx: Context, call: DataCall): UseReport[] {
  const text = String(call.params.data)
  const { specification } = findProduct(ctx, 'emis-documents')
  const checked = checkBody(specification, { $ref: '#/components/schemas/UsageReportRequest' }, parse(call, text))
  if (!('problems' in checked)) return (checked.body as { documents: UseReport[] }).documents
  const language = call.language === 'zh' ? 'zh' : 'en'
  const sentences = checked.problems
    .slice(0, limits.problemsShown)
    .map(({ kind, name, ...values }) =>
      say(language, `parameter.${kind}`, { ...values, name: name.replace(/^body/, 'data') }),
    )
  throw new DataError(400, '201', sentences.join(language === 'zh' ? '' : ' '))
}

function parse(call: DataCall, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal(call, 400, '201', 'operation.value-wrong', { name: 'data', value: shownValue(text) })
  }
}

async function saveReports(ctx: Context, caller: Caller, call: DataCall, reports: UseReport[]) {
  for (const report of reports) checkReport(ctx, call, report)
  const unknown = await findUnknownDocument(
    ctx.db,
    reports.map(({ id }) => id),
  )
  if (unknown !== undefined) throw refusal(call, 404, '310', 'operation.document-unknown', { id: unknown })
  const rows = reports.map(({ id, title, languageCode, accessTime, country, publication }) => ({
    account_id: caller.accountId,
    document_id: id,
    accessed_at: new Date(accessTime),
    title: title.trim(),
    language_code: languageCode.toLowerCase(),
    country: country?.toUpperCase() ?? null,
    publication: publication?.trim() ?? null,
    reported_at: ctx.now(),
  }))
  await ctx.db
    .insertInto('portal.document_use')
    .values(rows)
    .onConflict(conflict => conflict.columns(['account_id', 'document_id', 'accessed_at']).doNothing())
    .execute()
  return { body: { data: {} } }
}

/** Clocks of readers may be a little ahead. */
const clockLeadMs = 300_000

function checkReport(ctx: Context, call: DataCall, { languageCode, country, accessTime }: UseReport) {
  if (!languageCodes.some(({ id }) => id === languageCode.toLowerCase()))
    throw refusal(call, 400, '321', 'operation.value-wrong', { name: 'languageCode', value: languageCode })
  if (country !== undefined && !countryCodes.some(({ id }) => id === country.toUpperCase()))
    throw refusal(call, 400, '321', 'operation.value-wrong', { name: 'country', value: country })
  if (Date.parse(accessTime) > ctx.now().getTime() + clockLeadMs)
    throw refusal(call, 400, '201', 'operation.access-in-future', { moment: accessTime })
}
