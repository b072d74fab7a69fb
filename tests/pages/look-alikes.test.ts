import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { exampleText } from '@portal/domain/example-text.ts'
import { listEndpoints, operationQuery, tagSlug } from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../apps/server/src/app.ts'
import { buildPages } from '../support/built.ts'
import { openTestContext } from '../support/context.ts'
import { dropProduct } from '../support/drop-product.ts'
import { longAnswer, longExamplesDocument, longLine, longModel } from '../support/long-examples.ts'
import { dropLookAlikes, withProducts } from '../support/look-alike-portal.ts'
import { openPageRenderer } from '../support/page-renderer.ts'
import { listReference } from './crawl.ts'
import { type App, type PageFacts, readPage, withoutStyles } from './visit.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'products-'))
let own: Context
let ctx: Context
let app: App

beforeAll(async () => {
  buildPages()
  own = await openTestContext()
  dropLookAlikes(folder)
  dropProduct(folder, 'small/long', longExamplesDocument)
  ctx = { ...own, content: await withProducts(own.content, folder) }
  app = await buildApp(ctx)
}, 120_000)
afterAll(async () => {
  await app.close()
  await own.close()
  rmSync(folder, { recursive: true })
})

/** A little more than what is sent: pages are compressed with more patience. */
const packedBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** 20 MB for 659 operations. */
const htmlPerOperation = 20_000_000 / 659

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

describe.each(['three', 'one', 'two'])('every page of big/%s', product => {
  const base = `/docs/big/${product}/docs`
  const pages = new Map<string, { status: number; html: string; facts: PageFacts }>()
  const reads = new Map<string, string[]>()
  const answers = new Map<string, string>()

  beforeAll(async () => {
    const render = await openPageRenderer(app)
    const content = new Map([...ctx.content].filter(([name]) => name === `big-${product}`))
    const others = [`${base}/models`, `${base}/models?page=2`, base.replace(/\/docs$/, '')]
    // The three documents have the same models.
    const isNew = (address: string) => product === 'three' || !/\/models\/model-/.test(address)
    for (const address of [...listReference({ content }).filter(isNew), ...laterParts(), ...others]) {
      const { status, html, reads: read } = await render(`/en${address}`)
      pages.set(address, { status, html, facts: readPage(html, packedBytes(html)) })
      reads.set(address, read)
    }
    for (const url of new Set([...reads.values()].flat())) answers.set(url, (await app.inject({ url })).body)
  }, 120_000)

  const laterParts = () => {
    const tags = Map.groupBy(endpoints(), ({ operation }) => tagSlug(operation.tags[0]!))
    return [...tags].flatMap(([tag, { length }]) =>
      Array.from({ length: Math.ceil(length / 100) - 1 }, (_, at) => `${base}/${tag}?page=${at + 2}`),
    )
  }
  const endpoints = () => listEndpoints(findProduct(ctx, `big-${product}`).specification)
  /** The pages of which something is not so, with what it is instead. */
  const except = <Fact>(fact: (facts: PageFacts) => Fact, isSo: (fact: Fact) => boolean) =>
    [...pages].map(([address, { facts }]) => [address, fact(facts)] as const).filter(([, found]) => !isSo(found))

  test('is there, and each operation where its link leads, under its heading and marked in the menu', () => {
    expect([...pages].filter(([, { status }]) => status !== 200).map(([address]) => address)).toEqual([])
    const lost = endpoints().flatMap(({ method, path: at, operation }) => {
      const address = `${base}/${tagSlug(operation.tags[0]!)}${operationQuery({ method, path: at })}`
      const { html, facts } = pages.get(address)!
      const text = plain(html)
      const isWhole =
        facts.headings.join() === operation.summary &&
        text.includes(`<code>${at}</code></p>`) &&
        text.includes(`<a href="/en${address}" aria-current="page">`)
      return isWhole && facts.canonical.endsWith(address) ? [] : [address]
    })
    expect(lost).toEqual([])
    expect(
      except(
        ({ headings }) => headings.length,
        count => count === 1,
      ),
    ).toEqual([])
  })

  test('is light', () => {
    expect(
      except(
        ({ nodes }) => nodes,
        count => count <= 1500,
      ),
    ).toEqual([])
    expect(
      except(
        ({ script }) => script,
        bytes => bytes <= 10_000,
      ),
    ).toEqual([])
    const programs = ({ html }: { html: string }) => html.match(/ data-panel="/g)?.length ?? 0
    expect([...pages].filter(([, page]) => programs(page) > 1).map(([address]) => address)).toEqual([])
    const sizes = [...pages.values()].map(({ facts }) => facts.bytes).sort((a, b) => a - b)
    const [half, most] = [0.5, 0.95].map(share => sizes[Math.ceil(sizes.length * share) - 1]!)
    expect(half).toBeLessThanOrEqual(14_000)
    expect(most).toBeLessThanOrEqual(20_000)
    const written = [...pages]
      .filter(([address]) => !/\/models(?:[/?]|$)/.test(address))
      .map(([, { html }]) => withoutStyles(html))
    expect(Buffer.byteLength(written.join(''))).toBeLessThanOrEqual(endpoints().length * htmlPerOperation)
  })

  test('is made of slices: the menu tells no operation, and other answers those of one tag', () => {
    const menu = answers.get(`/api/routing/navigation?api=big-${product}`)!
    expect(endpoints().filter(endpoint => menu.includes(operationQuery(endpoint)))).toEqual([])
    const tags = Map.groupBy(endpoints(), ({ operation }) => operation.tags[0])
    const told = [...answers.values()].map(text => text.match(/"operationId":/g)?.length ?? 0)
    expect(Math.max(...told)).toBe(Math.max(...[...tags.values()].map(({ length }) => length)))
    const sizes = new Map([...answers].map(([url, text]) => [url, packedBytes(text)]))
    const read = [...reads.values()].map(paths => paths.reduce((sum, url) => sum + sizes.get(url)!, 0))
    expect(Math.max(...read)).toBeLessThan(20_000)
  })
})

describe('an example', () => {
  const call = (path: string, method = 'get') => ({
    page: `/docs/small/long/docs/default?path=${path}&method=${method}`,
    whole: `/api/routing/operation-example?${new URLSearchParams({ api: 'small-long', path, method })}`,
  })
  const model = (name: string) => ({
    page: `/docs/small/long/docs/models/${name}`,
    whole: `/api/routing/model-example?${new URLSearchParams({ api: 'small-long', name })}`,
  })
  const open = async (page: string) => {
    const { html } = await (await openPageRenderer(app))(`/en${page}`)
    return { html, text: plain(html).replaceAll(/<[^>]*>/g, ''), nodes: readPage(html, 0).nodes }
  }

  test.each([
    [call('/history'), longAnswer, 'Lines 1–100 of 5,007', 'application/json'],
    [model('Flight'), longModel, 'Lines 1–100 of 8,002', 'application/json'],
    [call('/feed'), longLine, `Characters 1–6,000 of ${longLine.length.toLocaleString('en')}`, 'text/plain'],
  ])(
    'that is long begins on its page, says how long it is and leads to the whole: %#',
    async (at, whole, told, type) => {
      const { html, text, nodes } = await open(at.page)
      expect(nodes).toBeLessThanOrEqual(1500)
      expect(html.length).toBeLessThan(60_000)
      expect(text.match(/(?:Lines|Characters) 1–\S+ of [\d,]+/)?.[0]).toBe(told)
      expect(['Day 1”', 'Day 999', '\ufffd'].filter(part => text.includes(part))).toEqual(['Day 1”'])
      const links = [...plain(html).matchAll(/<a href="([^"]*-example\?[^"]*)"/g)].map(([, href]) => href)
      expect(links).toEqual([at.whole, at.whole])
      const { headers, body } = await app.inject({ url: at.whole })
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
      expect(body).toBe(exampleText(whole))
      expect((await app.inject({ url: `/en${at.page}`.replace(/(?=\?)|$/, '.md') })).body).toContain('Day 999')
    },
  )

  test('of a hundred and twenty lines is whole, and so is a call that sends a long one', async () => {
    const { html, text, nodes } = await open(call('/history', 'post').page)
    expect(nodes).toBeLessThanOrEqual(1500)
    expect(text).toContain(`\n  117\n]`)
    expect(text).toContain('Day 999')
    expect(html).not.toContain('code-foot')
  })

  test.each([call('/nothing'), call('/lost'), model('Bare'), model('Lost')])(
    'that is not there is not found: %#',
    async ({ whole }) => {
      expect((await app.inject({ url: whole })).statusCode).toBe(404)
    },
  )
})
