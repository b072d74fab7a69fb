import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { callPortal } from './api/call.ts'
import { DataStore } from './api/data-store.ts'
import { readAhead, readPlace } from './api/prefetch.ts'
import { findAnswerHere } from './api/search.ts'
import { followOtherTabs } from './api/session.ts'
import type { Messages } from './i18n.tsx'
import { Pages } from './routing/Pages.tsx'
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
  await new Promise<void>(resolve => {
    hydrateRoot(
      document,
      <App shell={shell} messages={messages} store={store}>
        <Started onStarted={resolve}>
          <BrowserRouter useTransitions={false}>
            <Pages />
          </BrowserRouter>
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
