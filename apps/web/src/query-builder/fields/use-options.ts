import { type Option, prepareOptions, type SearchableOption } from '@portal/domain/option-search.ts'
import type { QueryField } from '@portal/domain/query-field.ts'
import { type DictionaryEntry, referencePath } from '@portal/domain/reference.ts'
import { useMemo } from 'react'
import { useData } from '../../api/data.ts'
import { useSpeech } from '../../i18n.tsx'

export interface Options {
  prepared: SearchableOption[]
  /** The option of a value, when it is known by now. */
  find: (value: string) => Option | undefined
  loading: boolean
  failed: boolean
}

/** The choices of a field: written in the document, or read from its dictionary once they are wanted. */
export function useOptions({ values, dictionary }: QueryField, api: string, wanted: boolean): Options {
  const { language } = useSpeech()
  const path = dictionary && !values && wanted ? referencePath.dictionary(api, dictionary, language) : null
  const { data, error } = useData<{ items: DictionaryEntry[] }>(path)
  return useMemo(() => {
    const entries: Option[] = values ?? data?.items.map(({ id, ...entry }) => ({ value: id, ...entry })) ?? []
    const byValue = new Map(entries.map(option => [option.value, option]))
    return {
      prepared: prepareOptions(entries),
      find: value => byValue.get(value),
      loading: path !== null && !data && !error,
      failed: error !== undefined,
    }
  }, [values, data, error, path])
}

/** A choice as it is read: its meaning, with the value that is sent where the two differ. */
export const showOption = ({ value, label }: Option): string => (label === value ? value : `${value} · ${label}`)
