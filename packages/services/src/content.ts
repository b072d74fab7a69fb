import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PortalError } from '@portal/domain/errors.ts'
import type { Product } from '@portal/domain/product.ts'
import type { Specification } from '@portal/domain/spec.ts'
import { parse } from 'yaml'
import type { Context } from './context.ts'
import { readDescriptors } from './descriptors.ts'
import { toSpecification } from './specification-shape.ts'

/** Everything that a writer or product manager changes. */
export const contentFolder = path.join(import.meta.dirname, '../../content')

/** One product as its folder describes it. */
export interface ProductContent {
  product: Product
  specification: Specification
}

/** A product whose descriptor or document cannot be used is still listed, so that its pages can say so. */
type Loaded = { product: Product; specification: Specification } | { product: Product; problem: unknown }

/** Every product by its API name. */
export type Content = ReadonlyMap<string, Loaded>

/**
 * Reads every product folder once. `cache` is a folder that keeps parsed documents by the hash of their text: parsing
 * 400 KB of YAML takes 200 ms, reading it back takes 1 ms.
 */
export async function loadContent(cache: string, folder = path.join(contentFolder, 'products')): Promise<Content> {
  const descriptors = await readDescriptors(folder)
  const loaded = await Promise.all(
    descriptors.map(each => ('problem' in each ? each : loadProduct(each, folder, cache))),
  )
  return new Map(loaded.map(each => [each.product.name, each]))
}

/** The descriptors of a folder, in the order of their own folders. */
export const readProducts = async (folder: string): Promise<Product[]> =>
  (await readDescriptors(folder)).map(({ product }) => product)

/** The products in the order of their folders. */
export const listProducts = (ctx: Pick<Context, 'content'>): Product[] =>
  [...ctx.content.values()].map(({ product }) => product)

/** The products that cannot be shown, each with what is wrong with its folder. */
export const listProblems = (ctx: Pick<Context, 'content'>) =>
  [...ctx.content.values()].flatMap(loaded =>
    'problem' in loaded ? [describeProblem(loaded.product, loaded.problem)] : [],
  )

const describeProblem = ({ name, path, page }: Product, problem: unknown) => ({
  name,
  path,
  page: page ?? path,
  reason: problem instanceof Error ? problem.message : String(problem),
})

/** A product by its place in addresses, 'ceic/macroeconomic'. */
export const findByPath = (ctx: Pick<Context, 'content'>, wanted: string | undefined): Product | undefined =>
  listProducts(ctx).find(({ path }) => path === wanted)

/** A product with its document. Throws `api-unknown`, or `specification-broken` when the document does not build. */
export function findProduct(ctx: Pick<Context, 'content'>, name: string): ProductContent {
  const loaded = ctx.content.get(name)
  if (!loaded) throw new PortalError('api-unknown', { values: { name } })
  if ('problem' in loaded) throw new PortalError('specification-broken', { cause: loaded.problem })
  return loaded
}

async function loadProduct({ product }: { product: Product }, folder: string, cache: string): Promise<Loaded> {
  try {
    const text = await readDocument(path.join(folder, product.path))
    return { product, specification: toSpecification(await parsed(text, cache)) }
  } catch (problem) {
    return { product, problem }
  }
}

/** The document of a product's folder, under whichever of its usual names. */
async function readDocument(folder: string): Promise<string> {
  const [file] = (await Array.fromAsync(glob('{openapi,swagger}.{yaml,yml,json}', { cwd: folder }))).sort()
  if (!file) throw new Error('The folder holds no openapi.yaml or openapi.json.')
  return readFile(path.join(folder, file), 'utf8')
}

async function parsed(text: string, cache: string): Promise<unknown> {
  if (/^\s*\{/.test(text)) return JSON.parse(text)
  const kept = path.join(cache, `${createHash('sha256').update(text).digest('hex')}.json`)
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8'))
  const document: unknown = parse(text)
  await mkdir(cache, { recursive: true })
  const fresh = `${kept}.${randomUUID()}`
  await writeFile(fresh, JSON.stringify(document))
  await rename(fresh, kept)
  return document
}
