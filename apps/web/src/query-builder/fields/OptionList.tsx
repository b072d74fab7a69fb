import type { Option } from '@portal/domain/option-search.ts'
import { useEffect, useRef } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './fields.module.css'
import type { useCombobox } from './use-combobox.ts'
import type { Options } from './use-options.ts'

/** The options under a searchable select. What is not an option is said beside the list, not in it. */
export function OptionList({ combobox, options, chosen, multiple = false, label }: OptionListProps) {
  const { t } = useSpeech()
  const { state, shown, more, listId, optionId, choose } = combobox
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option in sight is what it waits for
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [state.active, state.open])
  const note = options.loading
    ? t('query.options.loading')
    : options.failed
      ? t('query.options.failed')
      : options.prepared.length === 0
        ? t('query.options.none')
        : shown.length === 0
          ? t('query.options.no-match')
          : more > 0 && t('query.options.more', { count: more })
  return (
    <div className={styles.popup} hidden={!state.open}>
      <div ref={list} id={listId} role="listbox" aria-label={label} aria-multiselectable={multiple || undefined}>
        {state.open &&
          shown.map((option, index) => (
            <OptionRow
              key={option.value}
              id={optionId(index)}
              option={option}
              active={index === state.active}
              chosen={chosen.includes(option.value)}
              onChoose={() => choose(option)}
            />
          ))}
      </div>
      {state.open && note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </div>
  )
}

interface OptionListProps {
  combobox: ReturnType<typeof useCombobox>
  options: Options
  chosen: string[]
  multiple?: boolean
  label: string
}

function OptionRow({ id, option: { value, label }, active, chosen, onChoose }: OptionRowProps) {
  const { t } = useSpeech()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text box above takes the keys of the whole list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onMouseDown={event => event.preventDefault()}
      onClick={onChoose}
    >
      <code>{value}</code>
      <span>{label === value ? '' : label}</span>
      {chosen && <Icon of="check" label={t('query.options.chosen')} />}
    </div>
  )
}

interface OptionRowProps {
  id: string
  option: Option
  active: boolean
  chosen: boolean
  onChoose: () => void
}
