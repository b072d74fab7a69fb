import { htmlLanguage, splitLanguage } from '@portal/domain/language.ts'
import { operationQuery } from '@portal/domain/spec.ts'
import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../apps/server/src/app.ts'
import { buildPages } from '../support/built.ts'
import { openTestContext } from '../support/context.ts'
import { crawl, inBoth, listReference, targetOf, templateOf } from './crawl.ts'
import kinds from './routes.json' with { type: 'json' }
import { type App, type PageFacts, type Visit, visit } from './visit.ts'

const origin = 'https://portal.example.com'
const { dashboard, admin, ...documentation } = kinds
const routes = Object.values(documentation).flat()

/** Of the signed-in area the server sends the frame, to everybody; the rest of it is yet to come. */
const frames = ['/dashboard', '/dashboard/profile', '/dashboard/token-management']

let ctx: Context
let app: App
let visits: Map<string, Visit>
let pages: [address: string, page: PageFacts][]

beforeAll(async () => {
  buildPages()
  ctx = await openTestContext({ PUBLIC_URL: origin })
  app = await buildApp(ctx)
  visits = await crawl(app, inBoth([...routes, ...listReference(ctx), ...frames]))
  pages = [...visits].flatMap(([address, { page }]) => (page ? [[address, page]] : []))
}, 300_000)
afterAll(async () => {
  await app.close()
  await ctx.close()
})

/** The pages of which something is not so, each with what it is instead. */
const except = (isSo: (page: PageFacts, address: string) => boolean, what: keyof PageFacts) =>
  pages.filter(([address, page]) => !isSo(page, address)).map(([address, page]) => [address, page[what]])

/** Address and query that name a page, without its language; what only shows it differently does not count. */
const nameOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, origin)
  const [path, method] = [searchParams.get('path'), searchParams.get('method')]
  return {
    path: splitLanguage(pathname).path.replace(/(.)\/+$/, '$1'),
    query: path && method ? operationQuery({ path, method }) : '',
  }
}

describe('every route', () => {
  test('answers under each prefix, with and without a closing slash, in the language it says', async () => {
    const wrong: string[] = []
    for (const route of routes) {
      for (const prefix of ['', '/en', '/zh']) {
        for (const slash of ['', '/']) {
          const address = route === '/' ? prefix + slash || '/' : prefix + route + slash
          const { status, page } = await visit(app, address)
          const language = prefix === '/zh' ? 'zh' : 'en'
          const canonical = `${origin}/${language}${route === '/' ? '' : route}`
          if (status !== 200 || page?.language !== htmlLanguage[language]) wrong.push(`${address}: ${status}`)
          else if (page.canonical !== canonical && route !== '/login') wrong.push(`${address}: ${page.canonical}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(routes.length).toBe(176)
  }, 120_000)

  test('of the dashboard sends its frame, and what is not there yet is not found', async () => {
    for (const route of [
      ...dashboard,
      ...admin,
      '/nowhere',
      '/docs/nobody/nothing',
      '/docs/ceic/macroeconomic/nowhere',
    ])
      for (const address of inBoth([route]))
        expect([address, (await visit(app, address)).status]).toEqual([address, frames.includes(route) ? 200 : 404])
  })
})

describe('every page', () => {
  test('is there, and so is everything it links to', () => {
    const broken = [...visits].filter(([, { status }]) => status !== 200 && status !== 302)
    expect(broken.map(([address, { status }]) => `${address}: ${status}`)).toEqual([])
    expect(pages.length).toBeGreaterThan(2000)
  })

  test('has the anchors that others link to, each once', () => {
    const ids = new Map(pages.map(([address, page]) => [address, new Set(page.ids)]))
    const lost = pages.flatMap(([address, { links }]) =>
      links.flatMap(link => {
        const target = targetOf(address, link)
        return target?.anchor && !ids.get(target.page)?.has(target.anchor) ? [`${address}: ${link}`] : []
      }),
    )
    expect(lost).toEqual([])
    expect(except(page => new Set(page.ids).size === page.ids.length, 'ids')).toEqual([])
  })

  test('has one title, one heading and a description, in its language', () => {
    const language = (address: string) => (address.startsWith('/zh') ? 'zh-Hans' : 'en')
    const named = Map.groupBy(pages, ([, { language, title }]) => `${language}: ${title}`)
    const productOf = ([address]: [string, PageFacts]) => /\/docs\/([\w-]+\/[\w-]+)/.exec(address)?.[1]
    const shared = [...named].filter(([, group]) => new Set(group.map(productOf)).size > 1)
    expect(shared.map(([title, group]) => [title, ...group.map(([address]) => address)])).toEqual([])
    expect(except((page, address) => page.language === language(address), 'language')).toEqual([])
    expect(except(page => page.title.trim().length > 5, 'title')).toEqual([])
    // The application writes the heading of the signed-in area.
    const isFrame = (address: string) => templateOf(splitLanguage(address).path) === 'dashboard'
    expect(
      except((page, at) => isFrame(at) || (page.headings.length === 1 && page.headings[0] !== ''), 'headings'),
    ).toEqual([])
    const hasOwnWords = (address: string) => !isFrame(address) && !address.endsWith('/login')
    expect(except((page, at) => !hasOwnWords(at) || page.description !== '', 'description')).toEqual([])
  })

  test('names its twin and itself to search engines', () => {
    const reading = pages.filter(([, { canonical }]) => canonical !== '')
    for (const [address, { canonical, alternates }] of reading) {
      const { path, query } = nameOf(address)
      const rest = (path === '/' ? '' : path) + query
      const { language = 'en' } = splitLanguage(address.split('?')[0]!)
      expect({ address, canonical, alternates }).toEqual({
        address,
        canonical: `${origin}/${language}${rest}`,
        alternates: {
          en: `${origin}/en${rest}`,
          'zh-Hans': `${origin}/zh${rest}`,
          'x-default': `${origin}${path}${query}`,
        },
      })
    }
    const unnamed = pages.filter(
      ([address, { canonical }]) => canonical === '' && !/\/(login|dashboard.*)$/.test(address),
    )
    expect(unnamed.map(([address]) => address)).toEqual([])
  })

  test('holds nothing that the content security policy refuses', () => {
    expect(except(page => page.refused.length === 0, 'refused')).toEqual([])
  })

  test('is light: its script, what it asks for and its nodes', () => {
    expect(except(page => page.script <= 10_000, 'script')).toEqual([])
    expect(except(page => page.requests <= 5, 'requests')).toEqual([])
    expect(except(page => page.nodes <= 1500, 'nodes')).toEqual([])
  })
})

test('the pages of each template are small, most of them and nearly all', () => {
  const sizes = Map.groupBy(pages, ([address]) => templateOf(splitLanguage(address).path))
  const heavy = [...sizes].flatMap(([template, group]) => {
    const sorted = group.map(([address, { bytes }]) => ({ address, bytes })).sort((a, b) => a.bytes - b.bytes)
    const [half, most] = [0.5, 0.95].map(share => sorted[Math.ceil(sorted.length * share) - 1]!)
    return half!.bytes <= 14_000 && most!.bytes <= 20_000 ? [] : [{ template, half, most }]
  })
  expect(heavy).toEqual([])
  expect(sizes.size).toBe(18)
})
