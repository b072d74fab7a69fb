/** A description without its marks, cut at a word, for where HTML cannot go. At most 155 characters. */
export function plainText(html: string): string {
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
  return text.length <= 155 ? text : `${text.slice(0, 154).replace(/[\s,;，；、]+\S*$/, '')}…`
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
