/** What an API said about a failure; empty where it said nothing. */
export interface AnswerFailure {
  code: string
  message: string
}

type Fields = Record<string, unknown>

/**
 * Reads the failures out of an answer of any family: `errors` as one object or a list, with `message` or `detail`, or
 * problem details. An answer that succeeded in part has some as well.
 */
export function readFailures(answer: unknown): AnswerFailure[] {
  if (typeof answer !== 'object' || answer === null) return []
  const { errors, title, detail, code } = answer as Fields
  const list = Array.isArray(errors) && !title ? errors : typeof errors === 'object' && errors && !title ? [errors] : []
  const failures = list.map(entry => describe(entry as Fields))
  if (typeof title === 'string') failures.push({ code: text(code), message: text(detail) || title })
  return failures.filter(failure => failure.code || failure.message)
}

const describe = (entry: Fields | null): AnswerFailure => ({
  code: text(entry?.code),
  message: text(entry?.message) || text(entry?.detail),
})

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
