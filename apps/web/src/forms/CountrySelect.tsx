import { htmlLanguage, type Language } from '@portal/domain/language.ts'
import { type Option, prepareOptions } from '@portal/domain/option-search.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSpeech } from '../i18n.tsx'
import styles from '../query-builder/fields/fields.module.css'
import { OptionList } from '../query-builder/fields/OptionList.tsx'
import { useCombobox } from '../query-builder/fields/use-combobox.ts'
import type { Options } from '../query-builder/fields/use-options.ts'
import type { FieldControl } from '../ui/Field.tsx'
import { countryCodes } from './country-codes-data.ts'

/** A country, found by its code or its name in either language. The form reads its code under `name`. */
export function CountrySelect({ name, control, required, label, onChange }: CountrySelectProps) {
  const { language, t } = useSpeech()
  const [code, setCode] = useState<string>()
  const options = useMemo(() => listCountries(language), [language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form looks at the field once it holds another code
  useEffect(onChange, [code])
  const meant = (text: string) => {
    const typed = text.trim().toLowerCase()
    return options.prepared.find(({ value, names }) => value === typed || names.includes(typed))?.option.value
  }
  const combobox = useCombobox({
    options,
    restingText: code === undefined ? '' : (options.find(code)?.label ?? ''),
    chosen: code,
    onChoose: ({ value }) => setCode(value),
    onEscape: () => setCode(undefined),
    onText: text => {
      const found = meant(text)
      if (found || text.trim() === '') setCode(found)
      return found !== undefined
    },
  })
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page was alive is taken over once
  useEffect(() => {
    const typed = box.current?.value
    if (!typed) return
    if (document.activeElement === box.current) combobox.inputProps.onChange({ target: { value: typed } })
    else setCode(meant(typed))
  }, [])
  return (
    <div className={styles.choice}>
      <input type="hidden" name={name} value={code ?? ''} />
      <input
        className="input"
        {...control}
        {...combobox.inputProps}
        ref={box}
        aria-required={required}
        placeholder={t('form.country.find')}
      />
      <OptionList combobox={combobox} options={options} chosen={code ? [code] : []} label={label} />
    </div>
  )
}

interface CountrySelectProps {
  name: string
  control: FieldControl
  required: boolean
  label: string
  /** Called when another country is chosen. */
  onChange: () => void
}

/** Every country in the order of its names in a language. */
function listCountries(language: Language): Options {
  const names = { en: namesIn('en'), zh: namesIn('zh') }
  const sorted: Option[] = countryCodes
    .map(value => ({ value, label: names[language](value), en: names.en(value), zh: names.zh(value) }))
    .sort(byLabel(language))
  const byCode = new Map(sorted.map(option => [option.value, option]))
  return { prepared: prepareOptions(sorted), find: value => byCode.get(value), loading: false, failed: false }
}

const byLabel = (language: Language) => {
  const { compare } = new Intl.Collator(htmlLanguage[language])
  return (a: Option, b: Option) => compare(a.label, b.label)
}

const namesIn = (language: Language) => {
  const names = new Intl.DisplayNames(htmlLanguage[language], { type: 'region' })
  return (code: string) => names.of(code) ?? code
}
