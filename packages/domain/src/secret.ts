const patterns: [RegExp, string][] = [
  [/([?&;](?:token|api[-_]?key|key|password|session|access_token)=)[^&;#\s"'\\]*/gi, '$1***'],
  [/(\b(?:bearer|basic)\s+)[^\s"',\\]+/gi, '$1***'],
  [/((?:authorization|x-api-key|cookie)\\?"\s*:\s*\\?")[^"\\]*/gi, '$1***'],
  [/_[0-9A-Za-z]{36}(?![0-9A-Za-z])/g, '_***'],
]

/** Any of them; looking once is enough for nearly every line of a log. */
const anySecret = new RegExp(patterns.map(([{ source }]) => source).join('|'), 'i')

/** A text with every secret that calls carry made unreadable: token parameters, authorisations, tokens by their shape. */
export const withoutSecrets = (text: string): string =>
  anySecret.test(text) ? patterns.reduce((cleaned, [secret, mask]) => cleaned.replace(secret, mask), text) : text

/** Longest run of letters and digits in a path that cannot be a token or a session. */
const wordMax = 23
const longWord = new RegExp(`[^/]{${wordMax + 1}}`)

/**
 * The path of an address as logs may keep it: without its query, and with any step masked that could be a secret sent in
 * the wrong place. Ids, dates, UUIDs and page names stay.
 */
export function loggedPath(url: string): string {
  const end = url.search(/[?#;]/)
  const path = end < 0 ? url : url.slice(0, end)
  return longWord.test(path) ? path.split('/').map(maskedStep).join('/') : path
}

function maskedStep(step: string): string {
  if (step.length <= wordMax || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(step)) return step
  if (/^[a-z\d]+(-[a-z\d]+)*(\.[a-z]+)?$/.test(step) && step.split('-').every(word => word.length <= wordMax))
    return step
  return /^[\w]+(,[\w]+)+$/.test(step) && step.split(',').every(id => id.length <= wordMax) ? step : '***'
}
