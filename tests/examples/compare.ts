/** What was given to the reader of a page in the place of what it shows: ids, links and tokens of his own. */
export interface Given {
  /** By what the page shows. */
  values: Map<string, string>
  /** By the variable that a page would keep them in: REPORT_ID holds what an answer calls `reportId`. */
  variables: Map<string, string>
}

export const nothingGiven = (): Given => ({ values: new Map(), variables: new Map() })

/** What belongs to the reader, by how it looks. */
const own = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  /^https?:\/\/[^/]+\/files\//,
  /^[a-z_]+_[A-Za-z0-9]{36}$/,
]
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/

/**
 * What differs between the answer that a page shows and the one that was printed, as a sentence; undefined when they
 * agree. A shown JSON answer may be a part of the true one. What belongs to the reader (ids of his own things, moments, the
 * day of his doing) may differ; the ids are noted.
 */
export function differenceOf(language: string, shown: string, printed: string, given: Given): string | undefined {
  if (language === 'xml') return plainXml(shown) === plainXml(printed) ? undefined : differ('', shown, printed)
  if (language === 'text') return shown.trimEnd() === printed.trimEnd() ? undefined : differ('', shown, printed)
  let answer: unknown
  try {
    answer = JSON.parse(printed)
  } catch {
    return `printed no JSON:\n${printed.slice(0, 500)}`
  }
  return differenceIn(JSON.parse(shown), answer, 'answer', given)
}

const plainXml = (xml: string): string => xml.replaceAll(/>\s+</g, '><').trim()

function differenceIn(shown: unknown, answer: unknown, at: string, given: Given): string | undefined {
  if (Array.isArray(shown)) {
    if (!Array.isArray(answer) || answer.length !== shown.length) return differ(at, shown, answer)
    return firstOf(shown.map((item, index) => () => differenceIn(item, answer[index], `${at}[${index}]`, given)))
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof answer !== 'object' || answer === null) return differ(at, shown, answer)
    const values = answer as Record<string, unknown>
    return firstOf(
      Object.entries(shown).map(
        ([name, item]) =>
          () =>
            differenceIn(item, values[name], `${at}.${name}`, given),
      ),
    )
  }
  if (typeof shown === 'string' && typeof answer === 'string') {
    if (own.some(look => look.test(shown) && look.test(answer))) {
      given.values.set(shown, answer)
      given.variables.set(variableOf(at), answer)
      return undefined
    }
    if (moment.test(shown) && moment.test(answer)) return undefined
    if (day.test(shown) && answer === today()) return undefined
  }
  return shown === answer ? undefined : differ(at, shown, answer)
}

function firstOf(checks: (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const difference = check()
    if (difference) return difference
  }
  return undefined
}

const differ = (at: string, shown: unknown, printed: unknown): string =>
  `${at ? `${at}: ` : ''}the page shows\n${write(shown)}\nand printed was\n${write(printed)}`

const write = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, 2000)

const today = () => new Date().toISOString().slice(0, 10)

/** 'answer.data[0].reportId' -> REPORT_ID. */
const variableOf = (at: string): string =>
  at
    .replace(/^.*\./, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase()

/** The program as its reader would have it: with his own ids in the place of those that the page shows. */
export const withGiven = (text: string, given: Given): string =>
  [...given.values].reduce((result, [shown, value]) => result.replaceAll(shown, value), text)
