import { limits } from './limits.ts'
import type { FieldValues, QueryField } from './query-field.ts'
import type { OperationSlice } from './reference.ts'

/**
 * An operation and its filled values as the search part of a page address, '?path=…&method=get&p.keyword=GDP'.
 * Secrets stay out, and so do values too long to be passed on in an address.
 */
export function writeAddress(
  { path, method }: Pick<OperationSlice, 'path' | 'method'>,
  fields: QueryField[],
  values: FieldValues,
): string {
  const address = new URLSearchParams({ path, method })
  for (const { key, control } of fields) {
    if (control === 'secret') continue
    const given = (values[key] ?? []).filter(value => value.trim() !== '')
    const addition = new URLSearchParams(given.map(value => [`p.${key}`, value]))
    if (`${address}&${addition}`.length > limits.addressChars) continue
    for (const value of given) address.append(`p.${key}`, value)
  }
  return `?${readableQuery(address)}`
}

/** A query as an address writes it: slashes and braces stay, as in the links to operations. */
export const readableQuery = (query: URLSearchParams): string =>
  query.toString().replaceAll('%2F', '/').replaceAll('%7B', '{').replaceAll('%7D', '}')

/** The values that an address holds for these fields; names that the operation does not know are ignored. */
export function readAddress(search: string, fields: QueryField[]): FieldValues {
  const address = new URLSearchParams(search)
  const entries = fields.flatMap(({ key, control, list }): [string, string[]][] => {
    const given = control === 'secret' ? [] : address.getAll(`p.${key}`).filter(value => value.trim() !== '')
    return given.length > 0 ? [[key, list ? given : given.slice(-1)]] : []
  })
  return Object.fromEntries(entries)
}

/** Another address of the same operation with what else was asked for: the values go along. */
export function keepQuery(location: string, asked: URLSearchParams): string {
  const own = new URL(location, 'http://portal').searchParams
  const rest = readableQuery(new URLSearchParams([...asked].filter(([name]) => !own.has(name))))
  if (rest === '') return location
  return `${location}${location.includes('?') ? '&' : '?'}${rest}`
}
