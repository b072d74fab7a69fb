import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brands, mountOf, type Product, tokenProducts } from '@portal/domain/product.ts'
import { z } from 'zod'

const words = z.object({ en: z.string().min(1), zh: z.string().min(1) })
const step = z.string().regex(/^[\w-]+$/)

/** What a descriptor must say; whatever else it says is for those who ask for it. */
const descriptor = z.looseObject({
  name: z.string(),
  vendor: step,
  product: step,
  brand: z.enum(brands),
  path: z.string(),
  page: z.string().optional(),
  title: words,
  summary: words,
  tokenProduct: z.enum([...tokenProducts, 'epfr', 'ceicSandbox']),
  gateway: z.string().regex(/^\/data(\/[\w.-]+)+(\/\{\w+\})?$/),
  family: z.enum(['ceic', 'emis', 'emisV2', 'epfr', 'redd']),
  languages: z.array(z.string()),
  statusUrl: z.url({ protocol: /^https?$/ }).optional(),
  gettingStarted: z.array(z.object({ id: step, label: words })),
})

type Descriptor = { product: Product } | { product: Product; problem: unknown }

/** The descriptors of a folder in the order of their own folders; one that cannot be used gives way to what its folder tells. */
export async function readDescriptors(folder: string): Promise<Descriptor[]> {
  const files = (await Array.fromAsync(glob('*/*/product.json', { cwd: folder }))).sort()
  const mounts = new Set<string>()
  const read: Descriptor[] = []
  for (const file of files) {
    const place = path.dirname(file).replaceAll('\\', '/')
    try {
      const product = checkDescriptor(await readFile(path.join(folder, file), 'utf8'), place)
      if (mounts.has(mountOf(product.gateway))) throw new Error(`Another product answers below ${product.gateway}.`)
      mounts.add(mountOf(product.gateway))
      read.push({ product })
    } catch (problem) {
      read.push({ product: standIn(place), problem })
    }
  }
  return read
}

function checkDescriptor(text: string, place: string): Product {
  const checked = descriptor.safeParse(JSON.parse(text))
  if (!checked.success) throw new Error(`product.json: ${z.prettifyError(checked.error)}`)
  const { name, path: written, vendor, product } = checked.data
  const wanted = {
    name: place.replace('/', '-'),
    path: place,
    vendor: place.split('/')[0],
    product: place.split('/')[1],
  }
  for (const [key, value] of Object.entries({ name, path: written, vendor, product })) {
    if (value !== wanted[key as keyof typeof wanted])
      throw new Error(`product.json: ${key} must be "${wanted[key as keyof typeof wanted]}".`)
  }
  return checked.data as unknown as Product
}

/** A product of which nothing is known but its folder. Its calls lie where no other product can answer. */
function standIn(place: string): Product {
  const [vendor = '', product = ''] = place.split('/')
  const title = { en: place, zh: place }
  const known = { name: `${vendor}-${product}`, vendor, product, path: place, title, summary: title }
  const gateway = `/data/unavailable/${place}`
  return {
    ...known,
    brand: 'default',
    tokenProduct: 'ceic',
    gateway,
    family: 'ceic',
    languages: [],
    gettingStarted: [],
  }
}
