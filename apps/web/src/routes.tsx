import type { Language } from '@portal/domain/language.ts'
import { referencePath } from '@portal/domain/reference.ts'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { navigationPath } from './api/navigation.ts'
import { findOperationPage, operationPath } from './api/operation.ts'
import { pageDataPath } from './api/page-data.ts'
import { productsPath } from './api/products.ts'
import { searchPath } from './api/search.ts'
import type { Handle, Params } from './handle.ts'
import { newsPath, showcaseOperationPath, showcasePath } from './home/showcase-path.ts'
import { DocsLayout } from './layouts/DocsLayout.tsx'
import { Failed } from './layouts/Failed.tsx'
import { NotFound } from './layouts/NotFound.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { Root } from './layouts/Root.tsx'

/** What the module of a page exports. */
interface PageModule {
  Component: () => ReactNode
}

/** A page that is loaded when it is first opened; without a path it is the index of its parent. */
const page = (path: string, load: () => Promise<PageModule>, handle?: Handle): RouteObject =>
  path === '' ? { index: true, lazy: load, handle } : { path, lazy: load, handle }

const notFound: RouteObject = { path: '*', Component: NotFound, handle: { status: 404 } satisfies Handle }
const markdownOf =
  (address: string): Handle['paths'] =>
  (_, __, language) => [pageDataPath(address, language)]

const publicPages: RouteObject = {
  Component: PublicLayout,
  handle: { kind: 'public' } satisfies Handle,
  children: [
    page('', () => import('./pages/HomePage.tsx'), {
      search: ['country', 'indicator'],
      maxAge: 60,
      paths: (_, search, language) => [
        showcasePath(search, language),
        showcaseOperationPath(language),
        productsPath,
        newsPath(language),
      ],
    }),
    page('login', () => import('./pages/login/LoginPage.tsx'), {
      kind: 'app',
      brand: 'ceic',
      search: ['why'],
      app: true,
    }),
    page('api-products', () => import('./pages/ProductsPage.tsx'), { maxAge: 60, paths: () => [productsPath] }),
    page('api-products/:vendor/:product', () => import('./pages/ProductPage.tsx'), {
      paths: ({ vendor, product }, _, language) => [
        productsPath,
        pageDataPath(`/api-products/${vendor}/${product}`, language),
      ],
    }),
    page('faq', () => import('./pages/TextPage.tsx'), { paths: markdownOf('/faq') }),
    page('contact', () => import('./pages/TextPage.tsx'), { paths: markdownOf('/contact') }),
    page('terms', () => import('./pages/TextPage.tsx'), { paths: markdownOf('/terms') }),
    page('docs', () => import('./pages/docs/DocsIndexPage.tsx'), {
      paths: (_, __, language) => [productsPath, pageDataPath('/docs', language)],
    }),
    notFound,
  ],
}

const apiOf = ({ vendor, product }: Params) => `${vendor}-${product}`

const docsPaths = ({ vendor, product, '*': rest = '' }: Params, _: unknown, language: Language) => [
  pageDataPath(`/docs/${vendor}/${product}/${rest}`, language),
]

const docsPages: RouteObject = {
  path: 'docs/:vendor/:product',
  Component: DocsLayout,
  handle: { kind: 'docs', paths: ({ vendor, product }) => [navigationPath(vendor, product)] } satisfies Handle,
  children: [
    page('docs', () => import('./pages/docs/OperationRedirect.tsx'), {
      search: ['path', 'method'],
      status: search => (operationPath('', search, 'en') ? 200 : 404),
      paths: (params, search, language) => [operationPath(apiOf(params), search, language) ?? []].flat(),
      redirect: (entries, params) => findOperationPage(entries.at(-1), params),
    }),
    page('docs/models', () => import('./pages/docs/ModelsPage.tsx'), {
      paths: (params, _, language) => [
        ...docsPaths({ ...params, '*': 'docs/models' }, _, language),
        referencePath.models(apiOf(params), language),
      ],
    }),
    page('docs/models/:model', () => import('./pages/docs/ModelPage.tsx'), {
      paths: (params, _, language) => [referencePath.model(apiOf(params), params.model ?? '', language)],
    }),
    page('docs/responses', () => import('./pages/docs/MarkdownPage.tsx'), {
      paths: ({ vendor, product }, _, language) => [
        pageDataPath(`/docs/${vendor}/${product}/docs/responses`, language),
      ],
    }),
    page('search', () => import('./pages/docs/SearchPage.tsx'), {
      search: ['q'],
      maxAge: 600,
      paths: (params, search, language) => [searchPath(apiOf(params), search.get('q') ?? '', language)],
    }),
    page('docs/:tag', () => import('./pages/docs/TagPage.tsx'), {
      search: ['path', 'method'],
      paths: (params, search, language) => [
        referencePath.tag(apiOf(params), params.tag ?? '', language),
        ...[operationPath(apiOf(params), search, language) ?? []].flat(),
      ],
      redirect: (entries, params) => findOperationPage(entries.at(-1), params),
    }),
    page('', () => import('./pages/docs/MarkdownPage.tsx'), { paths: docsPaths }),
    page('*', () => import('./pages/docs/MarkdownPage.tsx'), { paths: docsPaths }),
  ],
}

/** The signed-in area is drawn by the application alone; the server sends its frame. */
const dashboardPages: RouteObject = {
  path: 'dashboard',
  lazy: () => import('./layouts/DashboardLayout.tsx').then(({ DashboardLayout }) => ({ Component: DashboardLayout })),
  handle: { kind: 'app', app: true } satisfies Handle,
  children: [
    page('', () => import('./pages/dashboard/DashboardPage.tsx')),
    page('profile', () => import('./pages/dashboard/ProfilePage.tsx')),
    page('token-management', () => import('./pages/dashboard/TokenManagementPage.tsx')),
    notFound,
  ],
}

/** Every page of the portal, once for each prefix: without language, /en and /zh. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: ['/', '/en', '/zh'].map(path => ({
      path,
      ErrorBoundary: Failed,
      children: [docsPages, dashboardPages, publicPages].map(copy),
    })),
  },
]

/** A lazy route is completed in place, so each prefix needs its own objects. */
function copy(route: RouteObject): RouteObject {
  return { ...route, ...(route.children && { children: route.children.map(copy) }) } as RouteObject
}
