import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { codeLanguages } from '@portal/domain/code-sample.ts'
import { PortalError } from '@portal/domain/errors.ts'
import { chooseLanguage, type Language, splitLanguage } from '@portal/domain/language.ts'
import type { Context } from '@portal/services/context.ts'
import { openGuideStorage } from '@portal/services/guide-storage.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { searchManifest } from '@portal/services/search.ts'
import type { Assets, DataEntry, Mode, PageRequest, Shell } from '@portal/web/entry-server.tsx'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from './middleware/security-headers.ts'
import { originOf } from './origin.ts'
import { PageCache } from './page-cache.ts'
import { Recent } from './recent.ts'
import { findMarkdown, sendMarkdown } from './send-markdown.ts'
import { sendPage } from './send-page.ts'
import { readSheet } from './sheet.ts'

type Renderer = typeof import('@portal/web/entry-server.tsx')

const dist = path.join(import.meta.dirname, '../../../dist')

/** Matching an address costs more than all the rest of answering with a kept page. */
const addressesKept = 5000

/** Addresses below these are calls or files; what is not found there is no page. */
const notPages = /^\/(api|data|assets)(\/|$)/

/** The portal's pages, whole as HTML, and the files they need. */
export async function pageRoutes(app: FastifyInstance, { ctx }: { ctx: Context }) {
  const renderer = await loadRenderer()
  if (!renderer) return ctx.log.warn('The pages are not built; run npm run build.')
  const assets = { en: readAssets('en'), zh: readAssets('zh') }
  const sheets = readSheets()
  const cache = new PageCache(ctx.now)
  const read = openReader(app, renderer)
  const addresses = new Recent<string>(addressesKept)
  const pages = await openPages(compiledPages, openGuideStorage(ctx))
  await app.register(fastifyStatic, {
    root: path.join(dist, 'web'),
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**'],
    preCompressed: true,
    index: false,
    setHeaders: (reply, file) =>
      void reply.header(
        'cache-control',
        file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  app.get('/*', async (request, reply) => {
    if (notPages.test(request.url)) throw new PortalError('page-not-found')
    const shell = describeShell(ctx, request, assets, renderer)
    const markdown = await findMarkdown(ctx, pages, request, shell.language)
    if (markdown !== undefined) return sendMarkdown(reply, markdown)
    const address = addresses.get(request.url) ?? addresses.set(request.url, renderer.normaliseAddress(request.url))
    const key = [shell.origin, shell.language, shell.mode, shell.menu, shell.code, address].join(' ')
    const page = await cache.find(key, () =>
      render(request, renderer, { address, shell, sheets, read: url => read(url, shell) }),
    )
    reply.header('content-security-policy', contentSecurityPolicy(ctx.config, page.styles))
    return sendPage(request, reply, page)
  })
}

async function render(request: FastifyRequest, renderer: Renderer, page: PageRequest) {
  try {
    return await renderer.renderPage(page)
  } catch (error) {
    request.log.error({ err: error, incidentId: request.id }, 'page failed')
    return { status: 500, ...renderer.renderFailure(page, request.id), maxAge: 0 }
  }
}

/** What all pages of a product or a tag are made of changes with a build alone, as they do. */
const shared = /^\/api\/routing\/(navigation|tag)\?/
const sharedKept = 500

/** Answers paths of the portal's own calls without a socket. */
export function openReader(app: FastifyInstance, renderer: Renderer) {
  const kept = new Recent<Promise<DataEntry>>(sharedKept)
  const ask = async (url: string, { origin, language }: Shell): Promise<DataEntry> => {
    const { host } = new URL(origin)
    const answer = await app.inject({ url, headers: { host, 'accept-language': language } })
    const body = answer.json()
    if (answer.statusCode < 400) return { data: body }
    kept.delete(`${language} ${url}`)
    return { error: new renderer.DataError(answer.statusCode, body.detail, body) }
  }
  return (url: string, shell: Shell): Promise<DataEntry> => {
    if (!shared.test(url)) return ask(url, shell)
    const key = `${shell.language} ${url}`
    return kept.get(key) ?? kept.set(key, ask(url, shell))
  }
}

/** Language: the prefix, then the visitor's choice, then the browser's wish. Mode and menu are the visitor's choices. */
function describeShell(
  ctx: Context,
  request: FastifyRequest,
  assets: Record<Language, Assets>,
  renderer: Renderer,
): Shell {
  const cookies = readCookies(request.headers.cookie)
  const language =
    splitLanguage(request.url.split('?')[0] ?? '/').language ??
    chooseLanguage(cookies.get('language'), request.headers['accept-language'])
  const mode = renderer.modes.find(known => known === cookies.get('mode')) ?? null
  const code = tabLanguages.find(id => id === cookies.get('code')) ?? 'curl'
  const menu = cookies.get('menu') === 'rail' ? 'rail' : 'open'
  return { language, mode: mode as Mode | null, code, menu, origin: originOf(ctx, request), assets: assets[language] }
}

/** What tabs of code may show: calls are printed in these, and pages have programs in Java as well. */
const tabLanguages = [...codeLanguages.map(({ id }) => id), 'java' as const]

const readCookies = (header = '') =>
  new Map(header.split(/;\s*/).map(cookie => cookie.split('=', 2) as [string, string | undefined]))

export async function loadRenderer(): Promise<Renderer | undefined> {
  const file = path.join(dist, 'renderer/entry-server.js')
  return existsSync(file) ? await import(pathToFileURL(file).href) : undefined
}

/** The addresses of what the build left, for the pages of a language. */
export function readAssets(language: Language): Assets {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'web/.vite/manifest.json'), 'utf8'))
  const address = (source: string): string => `/${manifest[source].file}`
  const style = (kind: string) => address(`src/theme/${kind}.css`)
  return {
    boot: address('src/boot.ts'),
    noscript: style('noscript'),
    both: style('both'),
    form: style('form'),
    styles: { public: style('public'), docs: style('docs'), app: style('app') },
    ...(existsSync(searchManifest) && { search: JSON.parse(readFileSync(searchManifest, 'utf8'))[language] }),
  }
}

/** What a page needs of its style sheets, by their addresses. */
export function readSheets(): Map<string, (html: string) => string> {
  const { styles, both, form } = readAssets('en')
  const read = (file: string) => readFileSync(path.join(dist, 'web', file), 'utf8')
  const besides = read(both) + read(form)
  return new Map([...Object.values(styles), both, form].map(file => [file, readSheet(read(file), besides)]))
}
