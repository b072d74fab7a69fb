import type { QueryField } from '@portal/domain/query-field.ts'

/** Typed or pasted text as the values of a list. Where the name repeats, a comma may belong to a value. */
export function splitEntries(text: string, { listStyle }: Pick<QueryField, 'listStyle'>): string[] {
  const marks = listStyle === 'repeat' ? /[\r\n\t]+/ : /[,，;；、\s]+/
  return text
    .split(marks)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}
