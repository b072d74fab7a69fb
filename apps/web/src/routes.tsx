import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { pageDataPath } from './api/page-data.ts'
import type { Handle } from './handle.ts'
import { DocsLayout, navigationPath } from './layouts/DocsLayout.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { Root } from './layouts/Root.tsx'
import { FailedPage } from './pages/FailedPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

/** What the module of a page exports. */
interface PageModule {
  Component: () => ReactNode
}

/** A page that is loaded when it is first opened; without a path it is the index of its parent. */
const page = (path: string, load: () => Promise<PageModule>, handle?: Handle): RouteObject =>
  path === '' ? { index: true, lazy: load, handle } : { path, lazy: load, handle }

const publicPages: RouteObject = {
  Component: PublicLayout,
  handle: { kind: 'public' } satisfies Handle,
  children: [
    page('', () => import('./pages/HomePage.tsx')),
    page('login', () => import('./pages/login/LoginPage.tsx'), {
      kind: 'app',
      brand: 'ceic',
      search: ['why'],
      app: true,
    }),
    { path: '*', Component: NotFoundPage, handle: { status: 404 } satisfies Handle },
  ],
}

const docsPages: RouteObject = {
  path: 'docs/:vendor/:product',
  Component: DocsLayout,
  handle: {
    kind: 'docs',
    paths: ({ vendor, product }) => [navigationPath(vendor, product)],
  } satisfies Handle,
  children: [
    page('*', () => import('./pages/docs/MarkdownPage.tsx'), {
      paths: ({ vendor, product, '*': rest }, _, language) => [
        pageDataPath(`/docs/${vendor}/${product}/${rest}`, language),
      ],
    }),
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
    { path: '*', Component: NotFoundPage },
  ],
}

/** Every page of the portal, once for each prefix: without language, /en and /zh. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: ['/', '/en', '/zh'].map(path => ({
      path,
      ErrorBoundary: FailedPage,
      children: [docsPages, dashboardPages, publicPages].map(copy),
    })),
  },
]

/** A lazy route is completed in place, so each prefix needs its own objects. */
function copy(route: RouteObject): RouteObject {
  return { ...route, ...(route.children && { children: route.children.map(copy) }) } as RouteObject
}
