import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './App.tsx'
import { callPortal } from './api/call.ts'
import { DataStore } from './api/data-store.ts'
import { readAhead, readPlace } from './api/prefetch.ts'
import { findAnswerHere } from './api/search.ts'
import { followOtherTabs } from './api/session.ts'
import type { Messages } from './i18n.tsx'
import { routes } from './routes.tsx'
import type { Shell } from './shell.tsx'

const messageFiles: Record<string, () => Promise<{ default: Messages }>> = {
  en: () => import('@portal/content/messages/en.json'),
  zh: () => import('@portal/content/messages/zh.json'),
}

/** Turns the rendered page into the application; resolves when it listens. */
export async function start(): Promise<void> {
  const shell = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as Shell
  const store = new DataStore(path => findAnswerHere(path) ?? callPortal(path))
  const [messages] = await Promise.all([
    messageFiles[shell.language]?.().then(file => file.default) as Promise<Messages>,
    readPlace(store, location.href, shell.language),
  ])
  followOtherTabs()
  readAhead(store, shell.language)
  const router = createBrowserRouter(routes, { hydrationData: {} })
  await new Promise<void>(resolve => {
    hydrateRoot(
      document,
      <App shell={shell} messages={messages} store={store}>
        <Started onStarted={resolve}>
          <RouterProvider router={router} useTransitions={false} />
        </Started>
      </App>,
    )
  })
}

/** Around the pages and not beside them: another branch in the tree would give every control another id than the server. */
function Started({ onStarted, children }: { onStarted: () => void; children: ReactNode }) {
  useEffect(onStarted, [onStarted])
  return children
}
