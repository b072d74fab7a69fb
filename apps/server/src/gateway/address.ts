import { formatParameterOf, mountOf, type Product } from '@portal/domain/product.ts'

export const formats = ['json', 'xml'] as const
export type Format = (typeof formats)[number]

/** An address of a product, taken apart. */
export interface ProductAddress {
  /** The base path as it was called, with the format in it. */
  base: string
  /** What follows the base, without the query. */
  path: string
  /** What the address itself says of the format; nothing when it leaves the choice open. */
  format: Format | undefined
  /** A format in the address that there is not. */
  wrongFormat: string | undefined
}

/** Takes an address below a product's base path apart: `/data/emis/documents/xml/Search/query`. */
export function readAddress({ gateway }: Product, url: string): ProductAddress {
  const mount = mountOf(gateway)
  const end = url.search(/[?#;]/)
  const below = url.slice(mount.length, end < 0 ? undefined : end)
  if (!formatParameterOf(gateway)) return { base: mount, path: below, format: undefined, wrongFormat: undefined }
  const [step = '', ...rest] = below.split('/').slice(1)
  const format = formats.find(known => known === step)
  const wrongFormat = step === '' || format ? undefined : step
  return { base: `${mount}/${step}`, path: ['', ...rest].join('/'), format, wrongFormat }
}
