import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The descriptor of a product in the folder `vendor/product`. */
export const descriptorOf = (place: string): Record<string, unknown> => {
  const [vendor, product] = place.split('/')
  const names = { name: `${vendor}-${product}`, vendor, product, brand: 'default', path: place }
  const words = { title: { en: place, zh: place }, summary: { en: 'A product.', zh: '一个产品。' } }
  return {
    ...names,
    ...words,
    tokenProduct: 'ceic',
    gateway: `/data/${place}`,
    family: 'ceic',
    languages: [],
    gettingStarted: [],
  }
}

/** A place, a document, and what differs from the usual descriptor and name of the document's file. */
export type Dropped = [place: string, document: unknown, descriptor?: unknown, file?: string]

/** Drops a product into a folder: a descriptor and a document, each an object or a text. */
export function dropProduct(
  folder: string,
  ...[place, document, descriptor = descriptorOf(place), file = 'openapi.json']: Dropped
) {
  const target = path.join(folder, place)
  mkdirSync(target, { recursive: true })
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(target, name), typeof value === 'string' ? value : JSON.stringify(value))
  write('product.json', descriptor)
  write(file, document)
}
