import { escapeMarkup } from '@portal/data-apis/escape-markup.ts'
import type { WholeSeries } from '@portal/data-apis/macroeconomic/whole-series.ts'

/** One series as an element: its description, its places in the tree, and its points as attributes. */
export function seriesElement(series: WholeSeries): string {
  const { entityId, metadata, layout, timePoints, deletedTimePoints, ...rest } = series
  return [
    `<series${attribute('id', entityId)}>`,
    element('metadata', metadata),
    ...layout.map(place => element('layout', place)),
    ...Object.entries(rest).map(([name, value]) => element(name, value)),
    points('timePoints', timePoints),
    points('deletedTimePoints', deletedTimePoints),
    '</series>',
  ].join('')
}

/** The opening tag of an element with attributes; those without a value are left out. */
export const openingTag = (name: string, attributes: Record<string, unknown>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => attribute(key, value))
    .join('')}>`

/** A value as an element: objects become elements inside it, a list one `item` for each entry. */
export function element(name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  return `<${name}>${content(value)}</${name}>`
}

function content(value: unknown): string {
  if (Array.isArray(value)) return value.map(entry => element('item', entry)).join('')
  if (typeof value !== 'object') return escaped(String(value))
  return Object.entries(value as object)
    .map(([name, inner]) => element(name, inner))
    .join('')
}

function points(name: string, list: readonly object[]): string {
  const entries = list.map(point => `<timePoint${attributesOf(point)}/>`)
  return `<${name}>${entries.join('')}</${name}>`
}

const attributesOf = (point: object) =>
  Object.entries(point)
    .map(([name, value]) => attribute(name, value))
    .join('')

const attribute = (name: string, value: unknown) =>
  value === undefined || value === null ? '' : ` ${name}="${escaped(String(value))}"`

/** Text without the control characters, which XML 1.0 has no way to write. */
const escaped = (text: string): string => escapeMarkup(text.replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''))
