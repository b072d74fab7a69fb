import { escapeMarkup } from '@portal/data-apis/escape-markup.ts'
import { htmlLanguage, type Language } from '@portal/domain/language.ts'
import type { Product } from '@portal/domain/product.ts'
import { listProducts } from './content.ts'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'
import { type Release, readReleases, releaseNotesOf } from './releases.ts'
import { say } from './words.ts'

/** A feed of release notes: of one product, or of every API's specification when there is none. */
interface ReleaseFeed {
  product?: Product | undefined
  language: Language
  /** The portal's address, 'https://portal.example.com'. */
  origin: string
}

/** The address of the feed of a product, or of all, without language. */
export const feedAddress = (product: Pick<Product, 'path'> | undefined): string =>
  product ? `${releaseNotesOf(product.path)}.atom` : 'docs/release-notes.atom'

type Entry = Release & { product: Product }

/** The feed as Atom (RFC 4287), newest version first. */
export async function writeReleaseFeed(
  ctx: Pick<Context, 'content'>,
  pages: Pages,
  { product, language, origin }: ReleaseFeed,
): Promise<string> {
  const lists = (product ? [product] : listProducts(ctx)).map(async each =>
    (await readReleases({ ctx, pages, language, portalUrl: origin }, each)).map(release => ({
      ...release,
      product: each,
    })),
  )
  const entries = (await Promise.all(lists)).flat().sort((a, b) => b.date.localeCompare(a.date))
  const base = `${origin}/${language}/`
  const title = [product?.title[language], say(language, 'docs.releaseNotes'), say(language, 'site.name')]
  const self = base + feedAddress(product)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLanguage[language]}">
<id>${self}</id>
<title>${escapeMarkup(title.filter(Boolean).join(' · '))}</title>
<updated>${moment(entries[0]?.date ?? beforeAll)}</updated>
<author><name>${escapeMarkup(say(language, 'site.name'))}</name></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${base}${product ? releaseNotesOf(product.path) : 'docs'}"/>
${entries.map(entry => writeEntry(entry, base, language)).join('\n')}
</feed>
`
}

/** The date of a feed that has no entry. */
const beforeAll = '1970-01-01'

/** The notes know days; a day begins at midnight. */
const moment = (date: string): string => `${date}T00:00:00Z`

function writeEntry({ id, version, date, html, product }: Entry, base: string, language: Language): string {
  const address = base + releaseNotesOf(product.path)
  const sections = [...html.matchAll(/<h3 id="[\w-]+">([^<]*)/g)].map(([, words]) => `<category term="${words}"/>`)
  return `<entry>
<id>${address}#${id}</id>
<title>${escapeMarkup(`${product.title[language]} ${version}`)}</title>
<updated>${moment(date)}</updated>
<link rel="alternate" type="text/html" href="${address}#${id}"/>
${sections.join('')}<content type="html">${escapeMarkup(outside(html, address))}</content>
</entry>`
}

/** HTML as it can be read anywhere: with whole addresses, and without what only a page of the portal can do. */
const outside = (html: string, address: string): string =>
  html
    .replaceAll(/<button [\s\S]*?<\/button>|<a class="anchor"[\s\S]*?<\/a>/g, '')
    .replaceAll(/ (?:class|target|rel)="[^"]*"/g, '')
    .replaceAll(/ href="(?=#)/g, ` href="${address}`)
    .replaceAll(/ href="(?=\/)/g, ` href="${new URL(address).origin}`)
    .trim()
