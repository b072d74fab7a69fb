import { type KeyboardEvent, useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { ControlProps } from './control.ts'
import styles from './fields.module.css'
import { splitEntries } from './list-entries.ts'
import { OptionList } from './OptionList.tsx'
import { placeholder } from './placeholder.ts'
import { useCombobox } from './use-combobox.ts'
import { showOption, useOptions } from './use-options.ts'

/** Several values: chosen from options where there are some, and typed or pasted freely. */
export function ListControl({ field, api, values, onChange, aria }: ControlProps) {
  const { t } = useSpeech()
  const [wanted, setWanted] = useState(values.length > 0)
  const options = useOptions(field, api, wanted)
  const hasOptions = field.values !== undefined || field.dictionary !== undefined
  const remove = (value: string) => onChange(values.filter(own => own !== value))
  const combobox = useCombobox({
    options,
    restingText: '',
    chosen: undefined,
    onChoose: ({ value }) => (values.includes(value) ? remove(value) : onChange([...values, value])),
    onEscape: () => undefined,
    onText: text => {
      const entries = splitEntries(text, field).filter(entry => !values.includes(entry))
      if (entries.length > 0) onChange([...values, ...new Set(entries)])
      return text.trim() !== ''
    },
  })
  const { inputProps } = combobox
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && inputProps.value === '') onChange(values.slice(0, -1))
    else inputProps.onKeyDown(event)
  }
  return (
    <div className={styles.choice}>
      <div className={`input ${styles.list}`}>
        {values.map(value => (
          <span key={value} className={styles.entry}>
            {showOption(options.find(value) ?? { value, label: value })}
            <button type="button" aria-label={t('query.remove', { value })} onClick={() => remove(value)}>
              <Icon of="x" />
            </button>
          </span>
        ))}
        <input
          {...aria}
          {...inputProps}
          {...(!hasOptions && {
            role: undefined,
            'aria-expanded': undefined,
            'aria-controls': undefined,
            'aria-autocomplete': undefined,
          })}
          placeholder={values.length === 0 ? placeholder(field, t) : undefined}
          onFocus={() => setWanted(true)}
          onKeyDown={onKeyDown}
        />
      </div>
      {hasOptions && <OptionList combobox={combobox} options={options} chosen={values} multiple label={field.name} />}
    </div>
  )
}
