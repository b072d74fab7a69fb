/** A piece of code with the class of its colour; none for what has no meaning of its own. */
interface Token {
  text: string
  kind?: 'name' | 'string' | 'constant' | 'keyword'
}

const tokens =
  /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|\b(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)\b|\b(import|from|const|await|print|echo|library|if|exit|curl)\b|(<\?php)/g

/**
 * Colours of a line or a program of any of the printed languages. Rough on purpose: it must not cost a parser. What comes after
 * the first `most` pieces has none.
 */
export function highlight(code: string, most = Number.POSITIVE_INFINITY): Token[] {
  const found: Token[] = []
  let at = 0
  for (const match of code.matchAll(tokens)) {
    if (found.length >= most) break
    if (match.index > at) found.push({ text: code.slice(at, match.index) })
    const [text, name, string, constant] = match
    found.push({ text, kind: name ? 'name' : string ? 'string' : constant ? 'constant' : 'keyword' })
    at = match.index + text.length
  }
  if (at < code.length) found.push({ text: code.slice(at) })
  return found
}
