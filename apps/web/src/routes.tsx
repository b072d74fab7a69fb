import type { Language } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { referencePath } from '@portal/domain/reference.ts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { downloadsPath } from './api/downloads.ts'
import { navigationPath } from './api/navigation.ts'
import { findOperationPage, generatedPath, operationGroupsPath, operationPath } from './api/operation.ts'
import { pageDataPath } from './api/page-data.ts'
import { productsPath } from './api/products.ts'
import { searchPath } from './api/search.ts'
import type { Handle, Params } from './handle.ts'
import { newsPath, showcaseOperationPath, showcasePath } from './home/showcase-path.ts'
import { DocsLayout } from './layouts/DocsLayout.tsx'
import { NotFound } from './layouts/NotFound.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { Root } from './layouts/Root.tsx'
import { withBoth } from './layouts/with-both.tsx'
import { DocsIndexPage } from './pages/docs/DocsIndexPage.tsx'
import { MarkdownPage } from './pages/docs/MarkdownPage.tsx'
import { ModelsPage } from './pages/docs/ModelsPage.tsx'
import { OperationRedirect } from './pages/docs/OperationRedirect.tsx'
import { OverviewPage } from './pages/docs/OverviewPage.tsx'
import { SearchPage } from './pages/docs/SearchPage.tsx'
import { UsingSdkPage } from './pages/docs/UsingSdkPage.tsx'
import { ProductPage } from './pages/ProductPage.tsx'
import { ProductsPage } from './pages/ProductsPage.tsx'
import { TextPage } from './pages/TextPage.tsx'
import { Guard } from './routing/Guard.tsx'
import { later } from './routing/later.tsx'

/** A page of its parent; without a path it is the index. */
const page = (path: string, Component: ComponentType, handle?: Handle): RouteObject =>
  path === '' ? { index: true, Component, handle } : { path, Component, handle }

/** A page whose code is fetched when it is first opened. */
const laterPage = (path: string, load: () => Promise<{ Component: ComponentType }>, handle?: Handle): RouteObject =>
  page(path, later(load), handle)

const notFound: RouteObject = { path: '*', Component: NotFound, handle: { status: 404 } satisfies Handle }
const markdownOf =
  (address: string): Handle['paths'] =>
  (_, __, language) => [pageDataPath(address, language)]

const publicPages: RouteObject = {
  Component: PublicLayout,
  handle: { kind: 'public' } satisfies Handle,
  children: [
    laterPage('', () => import('./pages/HomePage.tsx'), {
      search: ['country', 'indicator'],
      maxAge: 60,
      paths: (_, search, language) => [
        showcasePath(search, language),
        showcaseOperationPath(language),
        productsPath,
        newsPath(language),
      ],
    }),
    laterPage('login', () => import('./pages/login/LoginPage.tsx'), {
      kind: 'app',
      brand: 'ceic',
      search: ['why'],
      app: true,
    }),
    page('api-products', ProductsPage, { maxAge: 60, paths: () => [productsPath] }),
    page('api-products/:vendor/:product', ProductPage, {
      maxAge: 60,
      paths: ({ vendor, product }, _, language) => [
        productsPath,
        pageDataPath(`/api-products/${vendor}/${product}`, language),
      ],
    }),
    laterPage('api-products/ceic/sandbox/:token', () => import('./pages/trial/TrialPage.tsx'), {
      kind: 'app',
      brand: 'ceic',
      app: true,
      maxAge: 0,
    }),
    ...[
      ...['faq', 'contact', 'terms', 'docs/mcp'].map(path => page(path, TextPage, { paths: markdownOf(path) })),
      page('docs', DocsIndexPage, { paths: (_, __, language) => [productsPath, pageDataPath('/docs', language)] }),
    ].map(route => withBoth('', route)),
    notFound,
  ],
}

const apiOf = ({ vendor, product }: Params) => `${vendor}-${product}`

const docsPaths = ({ vendor, product, '*': rest = '' }: Params, _: unknown, language: Language) => [
  pageDataPath(`/docs/${vendor}/${product}/${rest}`, language),
]

/** A page to read that is written. */
const readingPage = (path: string, handle?: Handle): RouteObject =>
  page(path, MarkdownPage, {
    ...handle,
    paths: (params, search, language) => {
      const rest = path.replaceAll(/:(\w+)|\*/g, (_, name = '*') => params[name] ?? '')
      return docsPaths({ ...params, '*': rest }, search, language)
    },
  })

const docsPages: RouteObject = {
  path: 'docs/:vendor/:product',
  Component: DocsLayout,
  handle: { kind: 'docs', paths: ({ vendor, product }) => [navigationPath(vendor, product)] } satisfies Handle,
  children: [
    page('docs', OperationRedirect, {
      search: ['path', 'method'],
      status: search => (operationPath('', search, 'en') ? 200 : 404),
      paths: (params, search, language) => [operationPath(apiOf(params), search, language) ?? []].flat(),
      redirect: (entries, params) => findOperationPage(entries.at(-1), params),
    }),
    page('search', SearchPage, {
      search: ['q', 'scope'],
      maxAge: 600,
      paths: (params, search, language) => [searchPath(apiOf(params), search, language)],
    }),
    ...readingPages().map(route => withBoth('/docs/:vendor/:product', route)),
  ],
}

/** The pages of a product that are read, in one language or in both. */
function readingPages(): RouteObject[] {
  return [
    page('docs/models', ModelsPage, {
      search: ['page'],
      paths: (params, _, language) => [
        ...docsPaths({ ...params, '*': 'docs/models' }, _, language),
        referencePath.models(apiOf(params), language),
      ],
    }),
    laterPage('docs/models/:model', () => import('./pages/docs/ModelPage.tsx'), {
      paths: (params, _, language) => [referencePath.model(apiOf(params), params.model ?? '', language)],
    }),
    ...['docs/responses', 'docs/quick-examples', 'docs/postman-collection'].map(name => readingPage(name)),
    laterPage('docs/:tag', () => import('./pages/docs/TagPage.tsx'), {
      search: ['path', 'method', 'page'],
      paths: (params, search, language) => [
        referencePath.tag(apiOf(params), params.tag ?? '', language),
        ...[operationPath(apiOf(params), search, language) ?? []].flat(),
      ],
      redirect: (entries, params) => findOperationPage(entries.at(-1), params),
    }),
    laterPage('register-trial', () => import('./pages/trial/RegisterTrialPage.tsx'), {
      app: true,
      paths: (params, _, language) => docsPaths({ ...params, '*': 'register-trial' }, _, language),
    }),
    laterPage('getting-started/auto-generating-api-code', () => import('./pages/docs/GeneratorPage.tsx'), {
      search: ['path', 'method', 'call', 'tag'],
      paths: (params, search, language) => [
        ...docsPaths({ ...params, '*': 'getting-started/auto-generating-api-code' }, search, language),
        operationGroupsPath(apiOf(params), search, language),
        ...[generatedPath(apiOf(params), search, language) ?? []].flat(),
      ],
    }),
    page('getting-started/using-sdk', UsingSdkPage, {
      paths: (params, search, language) => [
        ...docsPaths({ ...params, '*': 'getting-started/using-sdk' }, search, language),
        downloadsPath(apiOf(params)),
      ],
    }),
    readingPage('full-guide/:guide', { maxAge: limits.guideKeptSeconds }),
    page('', OverviewPage, { search: ['page'], paths: docsPaths }),
    readingPage('*'),
  ]
}

/** The signed-in area is drawn by the application alone; the server sends its frame. */
const dashboardPages: RouteObject = {
  path: 'dashboard',
  Component: later(() =>
    import('./layouts/DashboardLayout.tsx').then(({ DashboardLayout }) => ({ Component: DashboardLayout })),
  ),
  handle: { kind: 'app', app: true } satisfies Handle,
  children: [
    laterPage('', () => import('./pages/dashboard/DashboardPage.tsx')),
    laterPage('profile', () => import('./pages/dashboard/ProfilePage.tsx')),
    laterPage('token-management', () => import('./pages/dashboard/TokenManagementPage.tsx')),
    notFound,
  ],
}

/** Every page of the portal, once for each prefix: without language, /en and /zh. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: ['/', '/en', '/zh'].map(path => ({
      path,
      Component: Guard,
      children: [docsPages, dashboardPages, publicPages],
    })),
  },
]
