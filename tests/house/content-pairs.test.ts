import { limits } from '@portal/domain/limits.ts'
import { placeholderSdks } from '@portal/domain/page.ts'
import { describe, expect, test } from 'vitest'
import { type ContentPage, contentPages, wordsOf } from './content-pages.ts'
import { sourceFiles } from './source-files.ts'

const english = contentPages('en')
const chinese = contentPages('zh')
const twins = [...english].map(([name, page]) => [name, page, chinese.get(name)] as const)
const pages = [...english.values(), ...chinese.values()]

/** What stands in a page's text, as one list of the places that break a rule. */
const places = (list: Iterable<ContentPage>, find: (page: ContentPage) => string[]) =>
  [...list].flatMap(page => find(page).map(place => `${page.name}: ${place}`))

/** Anchors of each address that is made from markdown; the FAQ is one page made of several files. */
const anchorsByAddress = new Map<string, Set<string>>()
for (const { name, headings } of english.values()) {
  const address = addressOf(name)
  const anchors = anchorsByAddress.get(address) ?? new Set()
  for (const { anchor } of headings) anchors.add(anchor)
  anchorsByAddress.set(address, anchors)
}

test('there are pages, and every page exists in both languages', () => {
  expect(english.size).toBeGreaterThan(15)
  expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort())
})

describe.each(twins)('%s is the same in both languages:', (_, page, twin) => {
  test.each(['headings', 'fences', 'tables', 'links', 'placeholders', 'containers', 'listItems', 'numbers'] as const)(
    '%s',
    part => {
      expect(twin?.[part]).toEqual(page[part])
    },
  )

  test('the front matter', () => {
    expect(Object.keys(twin?.frontMatter ?? {})).toEqual(Object.keys(page.frontMatter))
    expect(twin?.frontMatter.updated).toBe(page.frontMatter.updated)
  })
})

test('the front matter is a title, a description of at most 155 characters, a date, and a place in the menu', () => {
  const wrong = places(pages, ({ frontMatter: { title, description, updated, order = '0', ...rest } }) => [
    ...(/^\d+$/.test(order) ? [] : [`order ${order}`]),
    ...(title && description && description.length <= 155 ? [] : [`${title}: ${description}`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(updated ?? '') ? [] : [`updated ${updated}`]),
    ...Object.keys(rest),
  ])
  expect(wrong).toEqual([])
})

test('headings start below the title, go down one level at a time and have an English anchor of their own', () => {
  const wrong = places(pages, ({ headings }) =>
    headings
      .filter(({ level, anchor }, at) => {
        const above = headings[at - 1]?.level ?? 1
        return level < 2 || level > above + 1 || !anchor || headings.findIndex(other => other.anchor === anchor) < at
      })
      .map(({ level, anchor }) => `level ${level}, #${anchor}`),
  )
  expect(wrong).toEqual([])
})

test('no two questions of the FAQ share an anchor', () => {
  const anchors = [...english.values()].filter(({ name }) => name.includes('/faq/')).flatMap(page => page.headings)
  expect(new Set(anchors.map(({ anchor }) => anchor)).size).toBe(anchors.length)
})

test('a page begins with a sentence', () => {
  expect(places(pages, ({ prose }) => (/^\n[^\n#|:-]/.test(prose) ? [] : [prose.slice(0, 40)]))).toEqual([])
})

test('every code block names a known language, and what calls itself JSON is JSON', () => {
  const known = ['bash', 'python', 'js', 'php', 'r', 'java', 'json', 'http', 'xml', 'csv', 'text']
  const wrong = places(pages, ({ fences }) =>
    fences.flatMap(({ language, code }) => {
      if (!known.includes(language)) return [`language ${language}`]
      return language === 'json' && !isJson(code) ? [code] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('every placeholder is known', () => {
  const sdks = Object.keys(placeholderSdks).map(name => `sdk.${name}`)
  const known = ['baseUrl', 'portalUrl', ...Object.keys(limits).map(name => `limits.${name}`), ...sdks]
  expect(places(pages, page => page.placeholders.filter(name => !known.includes(name)))).toEqual([])
})

test('links to our own pages carry no language, and their anchors exist', () => {
  const wrong = places(pages, ({ name, links }) =>
    links.filter(link => {
      if (/^(https:|mailto:)/.test(link)) return false
      const [address, anchor] = link.split('#') as [string, string?]
      if (!/^(\/|$)/.test(address) || /^\/(en|zh)(\/|$)/.test(address)) return true
      return anchor !== undefined && !anchorsByAddress.get(address || addressOf(name))?.has(anchor)
    }),
  )
  expect(wrong).toEqual([])
})

test('the gateway is named by its placeholder only, and no sample carries a token', () => {
  const texts = sourceFiles(/^packages\/content\/.*\.md$/)
  const wrong = texts.filter(({ text }) => /https?:\/\/[^\s)]*\/data\/|ceic_macro_(?!X+\b)[A-Za-z0-9]{8}/.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('Chinese text has no space typed between Han and Latin characters', () => {
  const spaced =
    /[\p{Script=Han}，。：；？！、（）“”] +[A-Za-z0-9`[\]{(]|[A-Za-z0-9`\])}*] +[\p{Script=Han}，。：；？！、（）“”]/gu
  const wrong = places(chinese.values(), ({ prose }) =>
    prose
      .split('\n')
      .filter(line => !/^::: /.test(line))
      .map(line => line.replace(/ \{#[a-z0-9-]+\}$/, '').replace(/^(#+|-|\d+\.) /, ''))
      .flatMap(line => line.match(spaced) ?? []),
  )
  expect(wrong).toEqual([])
})

test('Chinese text uses full-width punctuation', () => {
  const half = /.{0,8}\p{Script=Han}[,;:?!()].{0,8}|.{0,8}[,;:?!(]\p{Script=Han}.{0,8}|.{0,8}``, ?``.{0,8}/gu
  expect(places(chinese.values(), ({ prose }) => wordsOf(prose).match(half) ?? [])).toEqual([])
})

test('Chinese text has no space after full-width punctuation', () => {
  expect(
    places(chinese.values(), ({ prose }) => prose.match(/.{0,8}[，。：；？！、）] +[^|\s{].{0,8}/gu) ?? []),
  ).toEqual([])
})

test('the glossary has one Chinese word for each English one', () => {
  const [{ text } = { text: '[]' }] = sourceFiles(/^packages\/content\/glossary\.json$/)
  const words = JSON.parse(text) as { en: string; zh: string }[]
  expect(words.length).toBeGreaterThan(100)
  expect(new Set(words.map(({ en }) => en)).size).toBe(words.length)
  expect(words.filter(({ en, zh }) => !en || !/\p{Script=Han}/u.test(zh) || zh.includes(' '))).toEqual([])
})

function addressOf(name: string): string {
  const [, kind, path = ''] = /^packages\/content\/(pages|products)\/(.*)$/.exec(name) ?? []
  if (kind === 'pages')
    return path.startsWith('faq/') ? '/faq' : `/${path.replace(/^docs-index$/, 'docs').replace(/^docs-/, 'docs/')}`
  const [vendor, product, page = ''] = path.split(/\/([^/]+)\/(.*)/)
  if (page === 'overview') return `/api-products/${vendor}/${product}`
  if (page === 'index') return `/docs/${vendor}/${product}`
  return `/docs/${vendor}/${product}/${/^(models|responses)$/.test(page) ? 'docs/' : ''}${page}`
}

function isJson(code: string): boolean {
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}
