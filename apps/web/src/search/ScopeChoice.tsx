import { useSpeech } from '../i18n.tsx'

interface ScopeChoiceProps {
  isWide: boolean
  /** For a form that is not sent: hears the choice. */
  onChoose?: (isWide: boolean) => void
}

/** Where a search looks: in this API or in all of them. */
export function ScopeChoice({ isWide, onChoose }: ScopeChoiceProps) {
  const { t } = useSpeech()
  const choice = (value: string, wide: boolean, label: string) => (
    <label>
      <input
        type="radio"
        name="scope"
        value={value}
        {...(onChoose
          ? { checked: isWide === wide, onChange: () => onChoose(wide) }
          : { defaultChecked: isWide === wide })}
      />
      {label}
    </label>
  )
  return (
    <fieldset className="search-scope">
      <legend className="unseen">{t('search.scope')}</legend>
      {choice('api', false, t('search.scope.api'))}
      {choice('all', true, t('search.scope.all'))}
    </fieldset>
  )
}
