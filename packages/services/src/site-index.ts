import { listTagEndpoints } from '@portal/domain/endpoints.ts'
import { htmlLanguage, type Language, languages } from '@portal/domain/language.ts'
import { tagSlug, tagTitle, text } from '@portal/domain/spec.ts'
import { listProducts } from './content.ts'
import type { Context } from './context.ts'
import { type PageAddress, pageUrl, readMarkdown } from './markdown-pages.ts'
import type { Pages } from './pages.ts'
import { plainMarkdown } from './plain-text.ts'
import { listModelTexts } from './reference.ts'
import { say } from './words.ts'

type Library = Pick<Context, 'content'>

interface PageEntry extends PageAddress {
  title: string
  description: string
  /** YYYY-MM-DD, of pages that are written. */
  updated?: string
}

/** Every page of the documentation: the written ones, then the tags, operations and models of each product. */
async function listPages(ctx: Library, pages: Pages, language: Language) {
  const general = await describePages(pages, pages.listGeneral(), language)
  const products = listProducts(ctx).map(async product => ({
    title: product.title[language],
    summary: product.summary[language],
    written: await describePages(pages, pages.listAddresses(product.path), language),
    reference: listReference(ctx, pages, product.name, language),
  }))
  return { general, products: await Promise.all(products) }
}

const describePages = (pages: Pages, addresses: string[], language: Language): Promise<PageEntry[]> =>
  Promise.all(
    addresses
      .filter(address => pages.has(address))
      .map(async address => {
        const { title, description, updated } = await pages.read(address, language, { portalUrl: '', baseUrl: '' })
        return { address, title, description, updated }
      }),
  )

/** What follows from a document. One that cannot be read tells nothing; its written pages are listed all the same. */
function listReference(ctx: Library, pages: Pages, name: string, language: Language): PageEntry[] {
  const loaded = ctx.content.get(name)
  if (!loaded || !('specification' in loaded)) return []
  const { product, specification } = loaded
  const base = `docs/${product.path}`
  const unwritten = [
    { address: base, title: product.title[language], description: product.summary[language] },
    { address: `${base}/docs/models`, title: say(language, 'docs.models'), description: product.title[language] },
  ].filter(({ address }) => !pages.has(address))
  const tags = specification.tags.flatMap(tag => {
    const address = `${base}/docs/${tagSlug(tag.name)}`
    const operations = listTagEndpoints(specification, tagSlug(tag.name)).map(({ method, path, operation }) => ({
      address,
      path,
      method,
      title: `${method.toUpperCase()} ${path}`,
      description: text(operation, 'summary', language),
    }))
    if (operations.length === 0) return []
    const description = plainMarkdown(text(tag, 'description', language).split('\n')[0]!)
    return [{ address, title: tagTitle(tag, language), description }, ...operations]
  })
  const models = listModelTexts(loaded, language).map(({ name, summary }) => ({
    address: `${base}/docs/models/${encodeURIComponent(name)}`,
    title: name,
    description: plainMarkdown(summary),
  }))
  return [...unwritten, ...tags, ...models]
}

/** The list of all pages for programs that read (llmstxt.org), each as markdown. */
export async function writeIndex(ctx: Library, pages: Pages, language: Language, portalUrl: string): Promise<string> {
  const { general, products } = await listPages(ctx, pages, language)
  const line = (page: PageEntry) =>
    `- [${page.title}](${portalUrl}/${language}${pageUrl(page, '.md')})${page.description && `: ${page.description}`}`
  const parts = [
    `# ${say(language, 'site.name')}\n\n> ${say(language, 'home.description')}`,
    say(language, 'mcp.named', { address: `${portalUrl}/mcp` }),
    general.map(line).join('\n'),
    ...products.map(({ title, summary, written, reference }) =>
      [`## ${title}`, summary, [...written, ...reference].map(line).join('\n')].join('\n\n'),
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Every page in one text, in the order of the list. */
export async function writeWhole(ctx: Library, pages: Pages, language: Language, portalUrl: string): Promise<string> {
  const { general, products } = await listPages(ctx, pages, language)
  const all = [...general, ...products.flatMap(({ written, reference }) => [...written, ...reference])]
  const texts = await Promise.all(
    all.map(async page => {
      const markdown = await readMarkdown(ctx, pages, page, language, portalUrl)
      return `<!-- ${portalUrl}/${language}${pageUrl(page)} -->\n\n${markdown}`
    }),
  )
  return texts.join('\n')
}

/** The sitemap (sitemaps.org) with each page in all languages. */
export async function writeSitemap(ctx: Library, pages: Pages, portalUrl: string): Promise<string> {
  const { general, products } = await listPages(ctx, pages, 'en')
  const own = ['', 'api-products'].map(address => ({ address }) as PageEntry)
  const all = [...own, ...general, ...products.flatMap(({ written, reference }) => [...written, ...reference])]
  const urls = all.flatMap(page => {
    const path = pageUrl(page).replace(/\/$/, '').replaceAll('&', '&amp;')
    const links = languages.map(
      other => `<xhtml:link rel="alternate" hreflang="${htmlLanguage[other]}" href="${portalUrl}/${other}${path}"/>`,
    )
    const modified = page.updated ? `<lastmod>${page.updated}</lastmod>` : ''
    return languages.map(
      language => `<url><loc>${portalUrl}/${language}${path}</loc>${modified}${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
