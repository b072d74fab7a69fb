import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './App.tsx'
import type { DataCache } from './api/data.ts'
import { readPlace } from './api/prefetch.ts'
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
  const cache: DataCache = new Map()
  const [messages] = await Promise.all([
    messageFiles[shell.language]?.().then(file => file.default) as Promise<Messages>,
    readPlace(cache, location.href, shell.language),
  ])
  followOtherTabs()
  const router = createBrowserRouter(routes, { hydrationData: {} })
  await new Promise<void>(resolve => {
    hydrateRoot(
      document,
      <App shell={shell} messages={messages} cache={cache}>
        <RouterProvider router={router} />
        <Started onStarted={resolve} />
      </App>,
    )
  })
}

function Started({ onStarted }: { onStarted: () => void }) {
  useEffect(onStarted, [onStarted])
  return null
}
