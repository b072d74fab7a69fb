import type en from '@portal/content/messages/en.json'
import type { Language } from '@portal/domain/language.ts'
import { fill } from '@portal/domain/message.ts'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

export type MessageKey = keyof typeof en
export type Messages = Record<MessageKey, string>
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

interface Spoken {
  language: Language
  t: Translate
}

const Speech = createContext<Spoken | undefined>(undefined)

/** The language of the document: it is chosen once, a change of language is a new document. */
export function SpeechProvider({ language, messages, children }: SpeechProps) {
  const spoken = useMemo<Spoken>(
    () => ({ language, t: (key, values) => fill(messages[key], values) }),
    [language, messages],
  )
  return <Speech value={spoken}>{children}</Speech>
}

interface SpeechProps {
  language: Language
  messages: Messages
  children: ReactNode
}

/** The language of the page and the function that finds its words. */
export function useSpeech(): Spoken {
  const spoken = useContext(Speech)
  if (!spoken) throw new Error('A component that speaks stands outside of SpeechProvider.')
  return spoken
}
