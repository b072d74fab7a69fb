import { type Endpoint, listEndpoints, type Specification, tagSlug } from '@portal/domain/spec.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type ContentPage, contentPages } from './content-pages.ts'
import { sourceFiles } from './source-files.ts'

const documents = sourceFiles(/^packages\/content\/products\/.*\/openapi\.yaml$/).map(({ file, text }) => {
  const folder = file.replace('/openapi.yaml', '')
  return { folder, docs: folder.replace('packages/content/products/', '/docs/'), spec: parse(text) as Specification }
})

/** The English pages; the Chinese ones share code and links with them, and `content-pairs.test.ts` sees to it. */
const pages = [...contentPages('en').values()]

test.each(documents)('pages name only operations and tags that $docs has', ({ folder, docs, spec }) => {
  const endpoints = listEndpoints(spec)
  const operations = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  const tags = new Set(spec.tags.map(({ name }) => tagSlug(name)))
  const wrong = pages.flatMap(page => {
    const linked = page.links.filter(link => link.startsWith(`${docs}/docs/`) && !isPage(link))
    const named = page.name.startsWith(folder) ? namedOperations(page) : []
    return [
      ...linked.filter(link => !isOperation(link, docs, tags, operations)),
      ...named.filter(name => !endpoints.some(endpoint => isCall(name, endpoint))),
    ].map(place => `${page.name}: ${place}`)
  })
  expect(wrong).toEqual([])
})

test.each(documents)('codes of failures named by pages of $docs are in its document', ({ folder, spec }) => {
  const document = JSON.stringify(spec.components?.responses)
  const codes = pages
    .filter(({ name }) => name.startsWith(folder))
    .flatMap(({ prose }) => [...prose.matchAll(/^\| \d{3} (`.*?) \|/gm)].map(match => match[1]!))
    .flatMap(cell => cell.match(/[A-Z]+(_[A-Z]+)*|\d+/g) ?? [])
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.filter(code => !document.includes(`"code":${/\d/.test(code) ? code : `"${code}"`}`))).toEqual([])
})

const isPage = (link: string) => pages.some(({ name }) => name.endsWith(`/${link.split(/[#?]/)[0]!.split('/').at(-1)}`))

function isOperation(link: string, docs: string, tags: Set<string>, operations: Set<string>): boolean {
  const [address = '', query = ''] = link.split('?')
  const values = new URLSearchParams(query)
  const known = !query || operations.has(`${values.get('method')} ${values.get('path')}`)
  return known && tags.has(address.replace(`${docs}/docs/`, ''))
}

/** 'GET /feeds/{id}' in the text, and the addresses that the curl samples call. */
function namedOperations({ prose, fences }: ContentPage): string[] {
  const written = [...prose.matchAll(/`(GET|POST|PATCH|DELETE) (\/[^`?]*)[^`]*`/g)]
  const called = fences
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code }) => [...code.matchAll(/curl([^"]*) "\{\{baseUrl\}\}(\/[^"?]*)[^"]*"([\s\S]*)/g)])
  return [
    ...written.map(([, method, path]) => `${method!.toLowerCase()} ${path}`),
    ...called.map(([, before, path, after]) => `${methodOfCurl(before!, after!)} ${path}`),
  ]
}

function methodOfCurl(before: string, after: string): string {
  const named = /-X (\w+)/.exec(before)?.[1]
  if (named) return named.toLowerCase()
  return /^\s+-d /m.test(after) && !before.includes('-G') ? 'post' : 'get'
}

/** 'get /series/310000101/data' calls the operation '/series/{id}/data'. */
const isCall = (name: string, { method, path }: Endpoint): boolean =>
  new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(name)
