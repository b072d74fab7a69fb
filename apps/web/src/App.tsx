import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { type DataCache, dataSettings } from './api/data.ts'
import { type Messages, SpeechProvider } from './i18n.tsx'
import { type Shell, ShellContext } from './shell.tsx'

/** What stands around the router, on the server and in the browser alike. */
export function App({ shell, messages, cache, children }: AppProps) {
  return (
    <ShellContext value={shell}>
      <SpeechProvider language={shell.language} messages={messages}>
        <SWRConfig value={{ ...dataSettings, provider: () => cache as never }}>{children}</SWRConfig>
      </SpeechProvider>
    </ShellContext>
  )
}

interface AppProps {
  shell: Shell
  messages: Messages
  cache: DataCache
  children: ReactNode
}
