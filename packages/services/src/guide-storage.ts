import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { PortalError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from './context.ts'
import { renderText } from './markdown-text.ts'
import type { CompiledPage } from './pages.ts'
import { isPublic, lookupPublic } from './public-address.ts'

/** What a stored text says itself; the rest of its page stays as it was written here. */
type StoredGuide = Pick<CompiledPage, 'title' | 'content' | 'html' | 'outline'> & { language: Language }

/** 'It fetches markdown guides from a storage host for the fund-flows Python, JS, PHP and R pages.' */
const storedPage = /^\/*docs\/epfr\/api-v2\/full-guide\/(python|js|php|r)\/*$/

/**
 * The guides of fund flows at the configured storage, `{GUIDES_URL}/r.zh.md`, English where there is no Chinese one.
 * Undefined without that setting: the portal's own files are shown. A text is kept for a minute, a failure is not.
 */
export function openGuideStorage({ config, log, now }: Pick<Context, 'config' | 'log' | 'now'>) {
  const { guidesUrl } = config
  if (!guidesUrl) return undefined
  const isOwn = config.publicUrl !== undefined && new URL(guidesUrl).origin === new URL(config.publicUrl).origin
  const kept = new Map<string, { text: Promise<string | undefined>; until: number }>()
  const fetchKept = (file: string) => {
    const known = kept.get(file)
    if (known && known.until > now().getTime()) return known.text
    const text = fetchText(new URL(`${guidesUrl}/${file}`), isOwn)
    kept.set(file, { text, until: now().getTime() + limits.guideKeptSeconds * 1000 })
    text.catch(() => kept.delete(file))
    return text
  }
  return {
    /** The stored text of a page; undefined for a page that is none of the guides. Throws `guide-unavailable`. */
    async read(address: string, language: Language): Promise<StoredGuide | undefined> {
      const name = storedPage.exec(address)?.[1]
      if (!name) return undefined
      try {
        const own = await fetchKept(`${name}.${language}.md`)
        const text = own ?? (await fetchKept(`${name}.en.md`))
        if (text === undefined) throw new Error('The storage has no such guide.')
        return compileGuide(text, own === undefined ? 'en' : language)
      } catch (error) {
        log.warn({ err: error, guide: name }, 'a guide could not be fetched')
        throw new PortalError('guide-unavailable')
      }
    },
  }
}

export type GuideStorage = ReturnType<typeof openGuideStorage>

/** A text begins with its title as the only heading of the first level. */
function compileGuide(text: string, language: Language): StoredGuide {
  const [, title, content = ''] = /^\s*# (.+)\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (!title) throw new Error('The guide does not begin with its title.')
  return { title, content: content.trim(), ...renderText(content, language), language }
}

/** The text at an address; undefined when there is none. Follows nowhere, and reads so much and so long and no more. */
async function fetchText(url: URL, isOwn: boolean): Promise<string | undefined> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (!isOwn && isIP(host) && !isPublic(host)) throw new Error(`${host} is a private address.`)
  const { request } = url.protocol === 'https:' ? https : http
  const signal = AbortSignal.timeout(limits.guideFetchMs)
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    request(url, { signal, ...(!isOwn && { lookup: lookupPublic }) }, resolve)
      .on('error', reject)
      .end(),
  )
  if (response.statusCode !== 200) {
    response.destroy()
    if (response.statusCode === 404) return undefined
    throw new Error(`The storage answered ${response.statusCode}.`)
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > limits.guideBytesMax) throw new Error('The guide is too long.')
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}
