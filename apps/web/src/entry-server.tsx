import en from '@portal/content/messages/en.json' with { type: 'json' }
import zh from '@portal/content/messages/zh.json' with { type: 'json' }
import { readableQuery } from '@portal/domain/address.ts'
import { splitLanguage } from '@portal/domain/language.ts'
import { renderToString } from 'react-dom/server'
import { matchRoutes, StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { DataError } from './api/data-error.ts'
import { type DataEntry, DataStore } from './api/data-store.ts'
import { isSpare } from './api/downloads.ts'
import { type Handle, joinHandles, listPaths } from './handle.ts'
import { inLanguage } from './paths.ts'
import { routes } from './routes.tsx'
import { FailureContext } from './routing/Guard.tsx'
import { fetchCodeOf } from './routing/later.tsx'
import { Pages } from './routing/Pages.tsx'
import type { Shell } from './shell.tsx'
import { describePage, type Read } from './structured-data.ts'

export { DataError } from './api/data-error.ts'
export type { DataEntry } from './api/data-store.ts'
export type { Assets, Mode, Shell } from './shell.tsx'
export { modes } from './shell.tsx'

const messages = { en, zh }
/** The same pages stand below each prefix. */
const unprefixed = routes[0]?.children?.slice(0, 1) ?? []

export interface PageRequest {
  /** Path and query, language prefix included. */
  address: string
  shell: Shell
  /** The rules of a style sheet, by its address, that a page of this HTML needs. */
  sheets: ReadonlyMap<string, (html: string) => string>
  /** Answers a request path of the portal, in-process. */
  read: (path: string) => Promise<DataEntry>
}

interface Drawn {
  html: string
  /** The styles that stand in it, for its policy to name. */
  styles: string[]
}

export interface PageAnswer extends Drawn {
  status: number
  /** Where the page really is, with status 302. */
  location?: string
  maxAge?: number
}

/** An address that begins with two slashes is still one of this portal. */
const urlOf = (address: string) => new URL(`http://portal${address}`)

/** The address without what does not change the page: a closing slash, query parameters it does not read. */
export function normaliseAddress(address: string): string {
  const url = urlOf(address)
  const matches = matchRoutes(unprefixed, splitLanguage(url.pathname).path) ?? []
  const kept = (joinHandles(matches).search ?? []).flatMap(name =>
    url.searchParams.has(name) ? [[name, url.searchParams.get(name) ?? '']] : [],
  )
  const query = readableQuery(new URLSearchParams(kept))
  return (url.pathname.replace(/(.)\/+$/, '$1') || '/') + (query && `?${query}`)
}

/** Renders a page whole: matches the route, reads its paths, draws the document. */
export async function renderPage(page: PageRequest): Promise<PageAnswer> {
  const { address, shell, read: readPath } = page
  const url = urlOf(address)
  const matches = matchRoutes(routes, url) ?? []
  await fetchCodeOf(matches)
  const handle = joinHandles(matches)
  const paths = listPaths(matches, url.searchParams, shell.language)
  const entries = await Promise.all(paths.map(readPath))
  const location = handle.redirect?.(entries, matches.at(-1)?.params ?? {})
  if (location) return { status: 302, html: '', styles: [], location: inLanguage(shell.language, location) }
  const read = paths.map((path, at): Read[number] => [path, entries[at] as DataEntry])
  return {
    status: statusOf(
      handle,
      url.searchParams,
      entries.filter((_, at) => !isSpare(paths[at]!)),
    ),
    ...draw(page, new DataStore(readNothing, read), { described: describePage(read, shell) }),
    maxAge: handle.maxAge,
  }
}

/** The page that says that this one has failed, in the frame of its address. */
export function renderFailure(page: PageRequest, incidentId: string): Drawn {
  return draw(page, new DataStore(readNothing), { failure: new DataError(500, '', { incidentId }) })
}

/** Everything a page reads is read before it is drawn. */
const readNothing = () => Promise.reject(new DataError(500, ''))

interface Told {
  /** What the page says to machines. */
  described?: object | undefined
  failure?: DataError
}

function draw({ address, shell, sheets }: PageRequest, store: DataStore, { described, failure }: Told): Drawn {
  const html = renderToString(
    <App shell={shell} messages={messages[shell.language]} store={store}>
      <FailureContext value={failure}>
        <StaticRouter location={urlOf(address)}>
          <Pages />
        </StaticRouter>
      </FailureContext>
    </App>,
  )
  const scripts = [
    `<script id="state" type="application/json">${toJson(shell)}</script>`,
    `<script type="module" src="${shell.assets.boot}"></script>`,
    described ? `<script type="application/ld+json">${toJson(described)}</script>` : '',
  ]
  const styles: string[] = []
  const styled = html.replaceAll(sheetLink, (link, address) => {
    const rules = sheets.get(address)?.(html)
    if (rules === undefined) return link
    styles.push(rules)
    return bringRules(link, rules)
  })
  return { html: `<!doctype html>${styled.replace('</head>', () => `${scripts.join('')}</head>`)}`, styles }
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="page"\/>/g

/**
 * Rules in the page itself are there with the page, where a file would take another way there and back. The file comes with
 * the application (boot/sheet.ts): a browser does not fetch a link that is disabled.
 */
const bringRules = (link: string, rules: string) => `<style>${rules}</style>${link.replace('/>', ' disabled=""/>')}`

/** No text in it ends a script. */
const toJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A page that lacks what it needs is not found; one whose data failed has failed, and a product may be out of service. */
function statusOf({ status }: Handle, search: URLSearchParams, entries: DataEntry[]): number {
  const failures = entries.flatMap(({ error }) => (error ? [error.status] : []))
  if (entries.some(({ error }) => error?.code === 'specification-broken')) return 503
  if (failures.some(failure => failure >= 500)) return 500
  if (failures.length > 0) return 404
  return (typeof status === 'function' ? status(search) : status) ?? 200
}
