import { listCompanyDictionary } from '@portal/data-apis/company-dictionaries.ts'
import type { DataContext } from '@portal/data-apis/data-api.ts'
import { listDealDictionary } from '@portal/data-apis/dealwatch/dictionary.ts'
import { listDictionary } from '@portal/data-apis/dictionaries.ts'
import { listDocumentsDictionary } from '@portal/data-apis/documents/choices.ts'
import { listEstateDictionary } from '@portal/data-apis/real-estate/dictionary.ts'
import { listSandboxDictionary } from '@portal/data-apis/sandbox/dictionary.ts'
import { PortalError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import type { DictionaryEntry } from '@portal/domain/reference.ts'
import { pinyin } from 'pinyin-pro'

/** Who lists the dictionaries of an API. */
const sources = new Map([
  ['ceic-macroeconomic', listDictionary],
  ['ceic-sandbox', listSandboxDictionary],
  ['emis-api-v2', listCompanyDictionary],
  ['emis-company', listCompanyDictionary],
  ['emis-dealwatch', listDealDictionary],
  ['emis-documents', listDocumentsDictionary],
  ['redd-api-v1', listEstateDictionary],
])

/**
 * The accepted values of a dictionary, to be found by either name, by pinyin and by initials. Throws
 * `dictionary-unknown`.
 */
export async function listChoices(
  ctx: DataContext,
  api: string,
  name: string,
  language: Language,
): Promise<DictionaryEntry[]> {
  const entries = await sources.get(api)?.(ctx, name)
  if (!entries) throw new PortalError('dictionary-unknown', { values: { name } })
  return entries.map(({ id, en, zh }) => ({ id: String(id), label: language === 'zh' ? zh : en, en, zh, ...spell(zh) }))
}

/** A word is always spelled the same, and a dictionary has a few hundred. */
const spelled = new Map<string, { pinyin: string; initials: string }>()

function spell(zh: string): { pinyin: string; initials: string } {
  const known = spelled.get(zh)
  if (known) return known
  const syllables = pinyin(zh, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
  const found = { pinyin: syllables.join(' '), initials: syllables.map(syllable => syllable[0] ?? '').join('') }
  spelled.set(zh, found)
  return found
}
