import { tagSlug } from '@portal/domain/spec.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../tests/support/built.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { findProduct } from './content.ts'
import type { Context } from './context.ts'
import { buildNavigation, describeNavigation, describeProducts, listRoutes } from './navigation.ts'
import { compiledPages, openPages, type Pages } from './pages.ts'

let ctx: Context
let pages: Pages
beforeAll(async () => {
  buildPages()
  ctx = await openTestContext()
  pages = await openPages(compiledPages)
}, 120_000)
afterAll(() => ctx.close())

const macro = () => findProduct(ctx, 'ceic-macroeconomic')

test('the menu leads from the first steps to the reference, in both languages', () => {
  const menu = buildNavigation(macro(), pages)
  expect(menu.map(({ label }) => label.en)).toEqual([
    'Overview',
    'Getting started',
    'API documentation',
    'Models',
    'Responses',
    'Quick examples',
    'Python',
    'JavaScript',
    'PHP',
    'Release notes',
    'Service status',
  ])
  // Programming languages have one name.
  expect(menu.every(({ icon, label }) => icon === 'code' || /\p{Script=Han}/u.test(label.zh))).toBe(true)
})

test('the reference has every tag that has operations, and every operation once', () => {
  const tags = buildNavigation(macro(), pages).find(({ icon }) => icon === 'braces')!.subitems
  const operations = tags.flatMap(({ subitems }) => subitems.map(({ href }) => href))
  const methods = Object.values(macro().specification.paths)
    .flatMap(item => Object.keys(item))
    .filter(key => key !== 'parameters')
  expect(new Set(operations).size).toBe(methods.length)
  expect(tags.map(({ href }) => href)).toContain('/docs/ceic/macroeconomic/docs/series')
})

test('what is written for a programming language stands in a section of its own, in its order', () => {
  const titles: Record<string, { en: string; zh: string }> = {
    '/docs/ceic/macroeconomic/full-guide/php': { en: 'Full guide', zh: '完整指南' },
  }
  const written = {
    ...pages,
    has: (address: string) => address in titles,
    titleOf: (address: string) => titles[address],
    listBelow: (address: string) =>
      address.endsWith('/php') ? [{ href: `${address}/change-default-host`, title: { en: 'Host', zh: '主机' } }] : [],
  }
  const section = buildNavigation(macro(), written).find(({ label }) => label.en === 'PHP')
  expect(section?.subitems.map(({ href, label }) => [href, label.zh])).toEqual([
    ['/docs/ceic/macroeconomic/full-guide/php', '完整指南'],
    ['/docs/ceic/macroeconomic/docs/quick-examples/php/change-default-host', '主机'],
  ])
})

test('a page that does not exist is in no menu', () => {
  const nowhere = { ...pages, has: () => false, listBelow: () => [] }
  expect(buildNavigation(macro(), nowhere).map(({ label }) => label.en)).toEqual([
    'Overview',
    'API documentation',
    'Models',
    'Service status',
  ])
})

test('the routes are pages of this portal, each once', () => {
  const routes = listRoutes(macro(), pages)
  expect(new Set(routes).size).toBe(routes.length)
  expect(routes.every(route => route.startsWith('/docs/ceic/macroeconomic'))).toBe(true)
})

test('a product whose document is broken is listed without a version', () => {
  const { product } = macro()
  const content = new Map([[product.name, { product, problem: new Error('broken') }]])
  expect(describeProducts({ content })).toMatchObject([{ name: 'ceic-macroeconomic', version: '' }])
})

test('the version switcher offers the APIs of the same vendor, and which pages each has', () => {
  const { product, specification } = macro()
  const other = (path: string) => {
    const [vendor, name] = path.split('/') as [string, string]
    return [path, { product: { ...product, path, vendor, product: name, name: path }, specification }] as const
  }
  const alone = { content: new Map([[product.name, macro()]]) }
  expect(describeNavigation(alone, macro(), pages).versions).toEqual([])
  const content = new Map([[product.name, macro()], other('ceic/other'), other('emis/other')])
  const { versions } = describeNavigation({ content }, macro(), pages)
  expect(versions.map(({ path, version }) => [path, version])).toEqual([
    ['ceic/macroeconomic', specification.info.version],
    ['ceic/other', specification.info.version],
  ])
  expect(versions[0]!.pages).toEqual(expect.arrayContaining(['release-notes', 'docs/models', 'search']))
  const tags = specification.tags.map(({ name }) => `docs/${tagSlug(name)}`)
  expect(versions[1]!.pages).toEqual(['search', ...tags])
})
