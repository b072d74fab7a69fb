import { type DataCall, type Handler, inLanguage } from '../data-api.ts'
import { refusal } from '../refusal.ts'
import { makeReport } from './report.ts'
import { checkReport } from './report-plan.ts'
import { type SavedReport, savedReports } from './saved-report-data.ts'

const describe = ({ id, name, createdAt, updatedAt, definition }: SavedReport, { language }: DataCall) => {
  const { dataset, frequency } = definition
  return { id, name: inLanguage(language, name), dataset, frequency, createdAt, updatedAt }
}

function findReport(call: DataCall): SavedReport {
  const found = savedReports.find(({ id }) => id === call.params.id)
  if (found) return found
  throw refusal(call, 404, 'REPORT_NOT_FOUND', {
    en: `There is no saved report ${call.params.id}. GET /SavedReports lists those there are.`,
    zh: `没有编号为${call.params.id}的已保存报告，已有的报告见GET /SavedReports。`,
  })
}

const getSavedReports: Handler = async (_, call) => ({
  body: { data: savedReports.map(report => describe(report, call)) },
})

const getSavedReport: Handler = async (_, call) => {
  const report = findReport(call)
  return { body: { data: [{ ...describe(report, call), definition: report.definition }] } }
}

const getSavedReportOutput: Handler = async (ctx, call) => {
  const request = await checkReport(ctx, call, findReport(call).definition)
  return { body: { data: [await makeReport(ctx, request, call.signal)] } }
}

/** The operations of the tag SavedReports. */
export const savedReportHandlers: Record<string, Handler> = { getSavedReports, getSavedReport, getSavedReportOutput }
