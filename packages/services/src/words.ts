import en from '@portal/content/messages/en.json' with { type: 'json' }
import zh from '@portal/content/messages/zh.json' with { type: 'json' }
import type { Language } from '@portal/domain/language.ts'
import { fill } from '@portal/domain/message.ts'

export type MessageKey = keyof typeof en

const messages: Record<Language, Record<MessageKey, string>> = { en, zh }

/** A message in a language, with its values filled in. */
export const say = (language: Language, key: MessageKey, values?: Record<string, string | number>): string =>
  fill(messages[language][key], values)
