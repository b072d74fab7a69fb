import type { Values } from './example-calls.ts'

/** What somebody has to know who tries every example of a document, beyond the document. */
export interface Note {
  why: string
  /** A status that the example may have instead of success. */
  instead?: number
  /** It does not answer 404 to an id that nothing has. */
  isNeverMissing?: true
  /** Optional parameters without which it does not know what to do. */
  needs?: string[]
  /** Optional parameters that go only together. */
  together?: string[]
  /** Its sample may be refused: what it ends has ended by itself where a worker runs. */
  mayHaveEnded?: true
  /** Values of a further call, whose answer gives what other operations name. */
  opens?: Values
}

const outsideSample = {
  why: 'a series that the sample has not is one of the full API: 403',
  isNeverMissing: true,
} as const

const tokenIsNoSession: Note = { why: 'it ends the session that it is called with, and a token is none', instead: 400 }

/** By the name of the API and the operationId. */
export const contractNotes: Record<string, Note> = {
  'ceic-macroeconomic downloadInsight': { why: 'a job makes the report, and no worker runs', instead: 408 },
  'ceic-macroeconomic cancelDump': { why: 'a worker finishes the dump', mayHaveEnded: true },
  'ceic-sandbox getSeries': outsideSample,
  'ceic-sandbox getSeriesMetadata': outsideSample,
  'ceic-sandbox getSeriesTimePoints': outsideSample,
  'emis-api-v2 companiesGet': { why: 'a cursor is known only to whoever has opened it', opens: { cursor: '*' } },
  'emis-api-v2 companiesDumpsIdDelete': { why: 'a worker finishes the dump', mayHaveEnded: true },
  'emis-api-v2 companiesMatchGet': { why: 'it takes a name or a number, or both', needs: ['company_name'] },
  'emis-company authLogout': tokenIsNoSession,
  'emis-company statementsGetCompanyStatementsList': { why: 'it takes a country or ids', needs: ['country'] },
  'emis-documents authLogout': tokenIsNoSession,
  'emis-documents searchQuery': { why: 'files have keys that end', opens: { 'formats[]': [2] } },
  'epfr-api-v2 createReport': { why: 'its address has a set and days, no ids', isNeverMissing: true },
  'epfr-api-v2 getReportOutput': { why: 'a job makes the report, and no worker runs', instead: 409 },
  'redd-api-v1 listProperties': { why: 'a distance needs both a place and a radius', together: ['near', 'radius_km'] },
}
