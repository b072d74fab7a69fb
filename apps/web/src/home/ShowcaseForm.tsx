import type { Showcase } from '@portal/domain/showcase.ts'
import { Form, useSubmit } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { inLanguage, paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'

/** The choices of the working query. A form that sends itself when a choice is made, and by its button without script. */
export function ShowcaseForm({ showcase }: { showcase: Showcase }) {
  const { language, t } = useSpeech()
  const submit = useSubmit()
  const choices = [
    { name: 'country', label: t('home.country'), options: showcase.countries, value: showcase.country },
    { name: 'indicator', label: t('home.indicator'), options: showcase.indicators, value: showcase.indicator },
  ]
  return (
    <Form
      className="showcase-form"
      action={inLanguage(language, paths.home)}
      preventScrollReset
      data-hint
      onChange={event => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
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
    </Form>
  )
}
