import type { Showcase } from '@portal/domain/showcase.ts'
import { useSpeech } from '../i18n.tsx'
import { useQueryForm } from '../layouts/use-query-form.ts'
import { inLanguage, paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'

/** The choices of the working query. A form that sends itself when a choice is made, and by its button without script. */
export function ShowcaseForm({ showcase }: { showcase: Showcase }) {
  const { language, t } = useSpeech()
  const { send, onSubmit } = useQueryForm()
  const choices = [
    { name: 'country', label: t('home.country'), options: showcase.countries, value: showcase.country },
    { name: 'indicator', label: t('home.indicator'), options: showcase.indicators, value: showcase.indicator },
  ]
  return (
    <form
      className="showcase-form"
      action={inLanguage(language, paths.home)}
      data-hint
      onSubmit={onSubmit}
      onChange={event => send(event.currentTarget)}
    >
      {choices.map(({ name, label, options, value }) => (
        <Field key={name} label={label}>
          {control => (
            <select {...control} key={value} className="input" name={name} defaultValue={value}>
              {options.map(option => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Button type="submit">{t('home.show')}</Button>
    </form>
  )
}
