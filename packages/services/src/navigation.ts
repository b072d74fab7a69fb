import { listTagEndpoints } from '@portal/domain/endpoints.ts'
import type { Words } from '@portal/domain/language.ts'
import type { Navigation, NavigationItem } from '@portal/domain/navigation.ts'
import type { Product } from '@portal/domain/product.ts'
import { programLanguages } from '@portal/domain/program-language.ts'
import { type Endpoint, operationQuery, type Specification, tagSlug, tagTitle, text } from '@portal/domain/spec.ts'
import type { ProductContent } from './content.ts'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'
import { type MessageKey, say } from './words.ts'

/**
 * The menu of a product's documentation, computed from its descriptor, its document and the pages that exist:
 * getting started, API documentation by tag, models, pages for each programming language, release notes, state of the
 * service. Without operations it is small however large the document is.
 */
export function buildNavigation(
  { product, specification }: ProductContent,
  pages: Pages,
  { withOperations = true } = {},
): NavigationItem[] {
  const base = `/docs/${product.path}`
  const page = (name: string, key: MessageKey, icon: string): NavigationItem[] =>
    pages.has(`${base}/${name}`) ? [item(`${base}/${name}`, words(key), icon)] : []
  const hasModels = Object.keys(specification.components?.schemas ?? {}).length > 0
  const guides = listGuides(product, pages)
  const tags = listTags(product, specification, withOperations)
  const status = product.statusUrl ? [item(product.statusUrl, words('docs.status'), 'activity')] : []
  return [
    item(base, words('docs.overview'), 'book-open'),
    ...(guides.length > 0 ? [item(`${base}/getting-started`, words('docs.gettingStarted'), 'rocket', guides)] : []),
    ...(tags.length > 0 ? [item(`${base}/docs`, words('docs.reference'), 'braces', tags)] : []),
    ...page('register-trial', 'docs.registerTrial', 'ticket'),
    ...(hasModels ? [item(`${base}/docs/models`, words('docs.models'), 'shapes')] : []),
    ...page('docs/responses', 'docs.responses', 'reply'),
    ...page('docs/quick-examples', 'docs.quickExamples', 'zap'),
    ...page('docs/postman-collection', 'docs.postman', 'package'),
    ...programLanguages.flatMap(language => listPrograms(product, language, pages)),
    ...page('release-notes', 'docs.releaseNotes', 'history'),
    ...status,
  ]
}

/** The products as the portal's pages list them, by name; one whose document is broken has no version. */
export const describeProducts = (ctx: Pick<Context, 'content'>) =>
  [...ctx.content.values()]
    .map(({ product: { name, path, page, brand, title, summary, tokenProduct }, ...rest }) => ({
      name,
      path,
      page: page ?? path,
      brand,
      title,
      summary,
      tokenProduct,
      version: 'specification' in rest ? rest.specification.info.version : '',
    }))
    .sort((a, b) => a.title.en.localeCompare(b.title.en))

/**
 * The menu of a product with what its pages need to know of the product. The operations of a tag come with the page of the
 * tag.
 */
export const describeNavigation = (
  ctx: Pick<Context, 'content'>,
  content: ProductContent,
  pages: Pages,
): Navigation => ({
  api: content.product.name,
  path: content.product.path,
  title: content.product.title,
  version: content.specification.info.version,
  tokenProduct: content.product.tokenProduct,
  items: buildNavigation(content, pages, { withOperations: false }),
  versions: listVersions(ctx, content, pages),
})

/** What the version switcher offers: 'shows when several APIs share a product prefix'. */
function listVersions(ctx: Pick<Context, 'content'>, { product: { vendor } }: ProductContent, pages: Pages) {
  const related = [...ctx.content.values()].filter(({ product }) => product.vendor === vendor)
  if (related.length < 2) return []
  return related.map(({ product: { path, title }, ...rest }) => ({
    path,
    title,
    version: 'specification' in rest ? rest.specification.info.version : '',
    pages: [
      ...pages.listAddresses(path).flatMap(address => address.split(`docs/${path}/`)[1] ?? []),
      ...('specification' in rest ? listComputed(rest.specification) : []),
    ],
  }))
}

/** The pages that every API with a document has, and those of its tags. */
const listComputed = (specification: Specification): string[] => [
  'search',
  ...specification.tags
    .map(({ name }) => tagSlug(name))
    .filter(slug => listTagEndpoints(specification, slug).length > 0)
    .map(slug => `docs/${slug}`),
]

/** Every page address of a product that is shown in no other place of the menu included. */
export function listRoutes({ product, specification }: ProductContent, pages: Pages): string[] {
  const base = `/docs/${product.path}`
  const menu = buildNavigation({ product, specification }, pages, { withOperations: false }).flatMap(section =>
    section.subitems.length > 0 ? section.subitems.map(({ href }) => href) : [section.href],
  )
  const models = Object.keys(specification.components?.schemas ?? {}).map(
    name => `${base}/docs/models/${encodeURIComponent(name)}`,
  )
  return [...menu.filter(href => href.startsWith('/')), ...models, `${base}/search`]
}

function listGuides(product: Product, pages: Pages): NavigationItem[] {
  return product.gettingStarted
    .map(({ id, label }) => item(`/docs/${product.path}/getting-started/${id}`, label, 'file-text'))
    .filter(({ href }) => pages.has(href))
}

/** What is written for one programming language: its full guide, then its quick examples. */
function listPrograms(product: Product, { id, name }: { id: string; name: string }, pages: Pages): NavigationItem[] {
  const base = `/docs/${product.path}`
  const guide = `${base}/full-guide/${id}`
  const listed = [
    ...(pages.has(guide) ? [item(guide, pages.titleOf(guide)!, 'file-text')] : []),
    ...pages.listBelow(`${base}/docs/quick-examples/${id}`).map(({ href, title }) => item(href, title, 'file-text')),
  ]
  return listed.length > 0 ? [item(listed[0]!.href, { en: name, zh: name }, 'code', listed)] : []
}

function listTags(product: Product, specification: Specification, withOperations: boolean): NavigationItem[] {
  return specification.tags.flatMap(tag => {
    const endpoints = listTagEndpoints(specification, tagSlug(tag.name))
    const href = `/docs/${product.path}/docs/${tagSlug(tag.name)}`
    const label = { en: tagTitle(tag, 'en'), zh: tagTitle(tag, 'zh') }
    const operations = withOperations ? endpoints.map(listOperation(href)) : []
    return endpoints.length > 0 ? [item(href, label, 'folder', operations)] : []
  })
}

const listOperation =
  (page: string) =>
  ({ method, path, operation }: Endpoint): NavigationItem =>
    item(
      page + operationQuery({ path, method }),
      { en: text(operation, 'summary', 'en'), zh: text(operation, 'summary', 'zh') },
      method,
    )

const item = (href: string, label: Words, icon: string, subitems: NavigationItem[] = []): NavigationItem => ({
  href,
  label,
  icon,
  subitems,
})

const words = (key: MessageKey): Words => ({ en: say('en', key), zh: say('zh', key) })
