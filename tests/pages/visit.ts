import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { buildApp } from '../../apps/server/src/app.ts'

export type App = Awaited<ReturnType<typeof buildApp>>

/** What an address answers, and of a page what can be said of it without a browser. */
export interface Visit {
  status: number
  /** Where the page really is. */
  location?: string | undefined
  page?: PageFacts
}

export interface PageFacts {
  language: string
  title: string
  description: string
  headings: string[]
  canonical: string
  /** Addresses by language. */
  alternates: Record<string, string>
  ids: string[]
  /** As they stand in the page. */
  links: string[]
  /** Bytes of markup and style as they are sent, compressed. */
  bytes: number
  /** Bytes of the scripts that come without being asked for. */
  script: number
  /** The page itself, and what its head and its pictures ask for. */
  requests: number
  nodes: number
  /** What the content security policy would refuse. */
  refused: string[]
}

const dist = path.join(import.meta.dirname, '../../dist/web')
const sizes = new Map<string, number>()

/** Asks for an address as a browser does that takes brotli. */
export async function visit(app: App, url: string): Promise<Visit> {
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  const isPage = String(headers['content-type']).startsWith('text/html')
  return {
    status: statusCode,
    location: headers.location,
    ...(isPage &&
      statusCode !== 302 && {
        page: readPage(
          brotliDecompressSync(rawPayload).toString(),
          rawPayload.length,
          String(headers['content-security-policy']),
        ),
      }),
  }
}

/** What can be said of a page; `bytes` are those of its markup as it is sent, `policy` is what it may contain. */
export function readPage(html: string, bytes: number, policy = ''): PageFacts {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => decode(found))
  const first = (pattern: RegExp) => all(pattern)[0] ?? ''
  const styles = all(/<link rel="stylesheet" href="([^"]+)" data-precedence="page"\/>/g)
  const scripts = all(/<script type="module" src="([^"]+)"/g)
  const pictures = new Set(all(/<img[^>]* src="([^"]+)"/g))
  return {
    language: first(/<html lang="([^"]+)"/g),
    title: first(/<title>([^<]+)<\/title>/g),
    description: first(/<meta name="description" content="([^"]+)"/g),
    headings: all(/<h1[^>]*>(.*?)<\/h1>/gs).map(text => text.replaceAll(/<[^>]+>/g, '').trim()),
    canonical: first(/<link rel="canonical" href="([^"]+)"/g),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, tag, to]) => [
        tag,
        decode(to!),
      ]),
    ),
    ids: all(/<[a-z][^>]* id="([^"]+)"/g),
    links: all(/<a [^>]*?href="([^"]*)"/g),
    bytes: bytes + sum(styles),
    script: sum(scripts),
    requests: 1 + styles.length + scripts.length + pictures.size + 1, // the mark of the tab
    nodes: html.match(/<[a-z]/g)?.length ?? 0,
    refused: listForeign(html).concat(listStyleHashes(html).filter(hash => !policy.includes(`'${hash}'`))),
  }
}

/** What stands in a tag that may stand in none: of a text that looks like one, and of what an attribute says, nothing runs. */
const listForeign = (html: string): string[] =>
  (html.match(/<[a-z](?:"[^"]*"|[^">])*>/g) ?? []).flatMap(
    tag => tag.replaceAll(/="[^"]*"/g, '=').match(/^<style .*| style=| on\w+=/) ?? foreignScript.exec(tag) ?? [],
  )
const foreignScript =
  /^<script(?! id="state" type="application\/json"| type="module" src=| type="application\/ld\+json">).*/

const style = /<style>(.*?)<\/style>/gs

/** A page as a file that links to its style sheet. */
export const withoutStyles = (html: string): string => html.replaceAll(style, '')

/** The styles inside a page, as a policy names them. */
const listStyleHashes = (html: string) =>
  [...html.matchAll(style)].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)

const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0)

function sizeOf(file: string): number {
  const known = sizes.get(file) ?? readFileSync(path.join(dist, `${file}.br`)).length
  sizes.set(file, known)
  return known
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
