import type { ReactNode } from 'react'
import { DataContext } from './api/data.ts'
import type { DataStore } from './api/data-store.ts'
import { type Messages, SpeechProvider } from './i18n.tsx'
import { type Shell, ShellContext } from './shell.tsx'

/** What stands around the router, on the server and in the browser alike. */
export function App({ shell, messages, store, children }: AppProps) {
  return (
    <ShellContext value={shell}>
      <SpeechProvider language={shell.language} messages={messages}>
        <DataContext value={store}>{children}</DataContext>
      </SpeechProvider>
    </ShellContext>
  )
}

interface AppProps {
  shell: Shell
  messages: Messages
  store: DataStore
  children: ReactNode
}
