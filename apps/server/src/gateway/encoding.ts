import { type ParameterProblem, shownValue } from '@portal/domain/parameters.ts'

/**
 * The query parameters of an address whose escapes are no UTF-8. The parser leaves such a value as it was written, so
 * that '%FF' would be looked for as these three letters. A percent sign that begins no escape stands for itself.
 */
export function findUnreadable(url: string): ParameterProblem[] {
  const start = url.indexOf('?')
  if (start < 0 || !url.includes('%')) return []
  return url
    .slice(start + 1)
    .split('&')
    .filter(pair => !isReadable(pair))
    .map(pair => ({ name: shownValue(pair.split('=', 1)[0]!), kind: 'text' }))
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}
