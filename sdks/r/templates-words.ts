import type { SdkPackage } from '../generator/package.ts'
import { wordsOf, wrap } from '../generator/words.ts'

/** A string of R. */
export const quoted = (text: string): string => JSON.stringify(text)

/** A name of R, in backticks where it must be. */
export const syntactic = (name: string): string => (/^[A-Za-z.][\w.]*$/.test(name) ? name : `\`${name}\``)

/** Lines of a help comment, behind "#' ". Links are said by their words. */
export const comment = (text: string): string[] =>
  wrap(asciiText(text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim()), 112).map(line => (line ? `#' ${line}` : "#'"))

/** The same behind a tag, '@param name': one paragraph, further lines indented. */
export const tagged = (tag: string, text: string): string[] =>
  comment(`${tag} ${text.replaceAll(/\s*\n\s*/g, ' ')}`).map((line, at) =>
    at > 0 ? line.replace("#' ", "#'   ") : line,
  )

/** Sources of R packages hold nothing but ASCII. */
const asciiText = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .normalize('NFD')
    .replaceAll(/[^\n -~]/g, '')

interface FunctionName {
  name: string
  /** Field of the answer that is returned alone. */
  only?: string
  /** What is made of the answer, an expression of `result`. */
  wrapped?: string
}

/** Names that people know from the R clients, where the rule below gives others. */
const knownNames: Record<string, FunctionName> = {
  searchSeries: { name: 'search' },
  getSeriesMetadata: { name: 'metadata' },
  getSeriesTimePoints: { name: 'timepoints', wrapped: 'time_points(result, id)' },
  getSeriesEarliest: { name: 'earliest' },
  searchSeriesReleases: { name: 'releases' },
  searchInsights: { name: 'search.insights' },
  createReport: { name: 'get.reportid', only: 'reportId' },
  getReportStatus: { name: 'get.reportstatus', only: 'status' },
  getReportOutput: { name: 'get.reportoutput' },
  getSavedReports: { name: 'get.savedreports' },
  getSavedReport: { name: 'get.savedreport' },
  getSavedReportOutput: { name: 'get.savedreportoutput' },
}

/** Operations that the runtime has functions of its own for. */
export const ownOperations = new Set(['login', 'logout', 'createSession', 'deleteSession'])

/** 'ceic.layout.databases', 'epfr.get.dictionary.assetclasses'. */
export function functionName(sdk: SdkPackage, group: string, id: string): FunctionName {
  const known = knownNames[id]
  if (known) return { ...known, name: `${sdk.vendor}.${known.name}` }
  const words = wordsOf(id.replace(/^get(?=[A-Z])/, ''))
  const inDictionary = sdk.vendor === 'epfr' && group === 'Dictionary'
  return { name: [sdk.vendor, ...(inDictionary ? ['get', 'dictionary', words.join('')] : words)].join('.') }
}
