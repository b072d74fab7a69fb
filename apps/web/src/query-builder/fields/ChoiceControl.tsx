import type { Option } from '@portal/domain/option-search.ts'
import { useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import type { ControlProps } from './control.ts'
import styles from './fields.module.css'
import { OptionList } from './OptionList.tsx'
import { placeholder } from './placeholder.ts'
import { useCombobox } from './use-combobox.ts'
import { showOption, useOptions } from './use-options.ts'

/** One value of an enumeration or a dictionary, found by code, name, pinyin or initials. */
export function ChoiceControl({ field, api, values, onChange, aria }: ControlProps) {
  const { t } = useSpeech()
  const [wanted, setWanted] = useState(values.length > 0)
  const options = useOptions(field, api, wanted)
  const [chosen] = values
  const resting = chosen === undefined ? '' : showOption(options.find(chosen) ?? { value: chosen, label: chosen })
  const isMeant = (text: string) => (option: Option) =>
    [option.value, option.label, showOption(option)].some(name => name.toLowerCase() === text.trim().toLowerCase())
  const combobox = useCombobox({
    options,
    restingText: resting,
    chosen,
    onChoose: ({ value }) => onChange([value]),
    onEscape: () => onChange([]),
    onText: text => {
      if (text.trim() === '') onChange([])
      const meant = options.prepared.map(({ option }) => option).find(isMeant(text))
      if (meant) onChange([meant.value])
      return meant !== undefined
    },
  })
  return (
    <div className={styles.choice}>
      <input
        className="input"
        {...aria}
        {...combobox.inputProps}
        placeholder={placeholder(field, t)}
        onFocus={() => setWanted(true)}
      />
      <OptionList combobox={combobox} options={options} chosen={values} label={field.name} />
    </div>
  )
}
