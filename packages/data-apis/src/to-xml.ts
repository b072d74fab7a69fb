/**
 * Writes an answer as XML: a key becomes an element, an entry of a list an `<item>`, a missing value an empty element. The
 * document element is `<response>`.
 */
export const toXml = (body: unknown): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement('response', body)}\n`

function writeElement(name: string, value: unknown): string {
  if (value === undefined || typeof value === 'function') return ''
  const [start, end] = elementName.test(name) ? [name, name] : [`entry key="${writeText(name)}"`, 'entry']
  const content = writeContent(value)
  return content === '' ? `<${start}/>` : `<${start}>${content}</${end}>`
}

function writeContent(value: unknown): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return ''
  if (typeof value !== 'object') return writeText(String(value))
  if (value instanceof Date) return value.toISOString()
  let content = ''
  if (Array.isArray(value)) for (const item of value) content += writeElement('item', item ?? null)
  else for (const key in value) content += writeElement(key, (value as Record<string, unknown>)[key])
  return content
}

const elementName = /^[A-Za-z_][\w.-]*$/
const special = /[&<>"]|[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no way to write control characters and half characters; in their place stands the replacement character. */
const writeText = (text: string): string => text.replaceAll(special, mark => entities[mark] ?? '\ufffd')
