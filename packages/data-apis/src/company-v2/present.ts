import type { Words } from '@portal/domain/language.ts'
import { type Code, findCode } from '../company-codes/dictionaries.ts'
import { findIndustry } from '../company-codes/industries.ts'
import { legalFormsOf } from '../samples/companies/places.ts'
import type { Company } from '../sources/companies.ts'
import type { PreviousName } from '../sources/company-tables.ts'
import { withoutNulls } from '../without-nulls.ts'
import type { Relations } from './relations-of.ts'

/** Writes the name of a code in the language of an answer. */
export type Say = (words: Words) => string

const inChinese = new Set(['CN', 'TW', 'HK', 'MO'])

/** The words of codes in an answer: English, or for `lang=local` Chinese where a company's country speaks it. */
export const sayFor =
  (lang: unknown, country: string): Say =>
  ({ en, zh }) =>
    lang === 'local' && inChinese.has(country) ? zh : en

/** An entry of a list as a code with its name; undefined for none. */
export function codeName(say: Say, list: Code[], code: string | null) {
  const entry = findCode(list, code)
  return entry && { code: entry.code, name: say(entry) }
}

/** The name of a code alone. */
export const nameOf = (say: Say, list: Code[], code: string | null): string | undefined =>
  codeName(say, list, code)?.name

/** An industry as a code with its name; one that the dictionary does not have goes by its number. */
export const industryName = (say: Say, code: string) => {
  const industry = findIndustry(code)
  return { code, name: industry ? say(industry) : code }
}

interface Named {
  name: string
  name_local: string
  local_legal_form: string | null
  previous_names: PreviousName[]
}

export const presentName = ({ name, name_local, local_legal_form, previous_names }: Named) =>
  withoutNulls({
    current_name: name,
    current_name_local: name_local,
    display_name: withoutForm(name, local_legal_form),
    previous_names: previous_names.length ? previous_names.map(previous => withoutNulls(previous)) : undefined,
  })

/** A name without its legal form, 'Sofia Timber' of 'Sofia Timber AD'. */
function withoutForm(name: string, formCode: string | null): string {
  const form = formCode ? legalFormsOf(formCode.slice(0, 2)).find(({ code }) => code === formCode) : undefined
  const [before = '', after = ''] = form?.latin.split('{}') ?? []
  return name.startsWith(before) && name.endsWith(after) ? name.slice(before.length, name.length - after.length) : name
}

/** What a section is made of. */
interface Subject {
  company: Company
  relations: Relations
  say: Say
  lang: unknown
}

/** A part of a profile; undefined when nothing is known of it. */
export type Section = (subject: Subject) => unknown
