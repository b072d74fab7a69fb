import { stringify } from 'yaml'
import type { ProductContent } from './content.ts'

export const specificationFormats = ['json', 'yaml'] as const
type SpecificationFormat = (typeof specificationFormats)[number]

/** A product's document as tools read it, with the portal at `origin` as its server. */
export function writeSpecification(
  { product, specification }: ProductContent,
  origin: string,
  format: SpecificationFormat,
) {
  const document = { ...specification, servers: [{ ...specification.servers?.[0], url: origin + product.gateway }] }
  return format === 'json'
    ? JSON.stringify(document)
    : stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })
}
