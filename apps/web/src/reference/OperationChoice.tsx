import type { Navigation } from '@portal/domain/navigation.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useId } from 'react'
import { useSpeech } from '../i18n.tsx'
import { useQueryForm } from '../layouts/use-query-form.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'

/** A form to choose one operation of an API by; what it sends is the query of the page. */
export function OperationChoice({
  navigation,
  chosen,
}: {
  navigation: Navigation
  chosen: OperationSlice | undefined
}) {
  const { language, t } = useSpeech()
  const { send, onSubmit } = useQueryForm()
  const id = useId()
  const reference = navigation.items.find(({ href }) => href === paths.page(navigation.path, 'docs'))
  return (
    <form className="generator-choice" data-hint onSubmit={onSubmit}>
      <label className="field-label" htmlFor={id}>
        {t('generator.operation')}
      </label>
      <select
        id={id}
        className="input"
        name="call"
        required
        defaultValue={chosen ? `${chosen.method} ${chosen.path}` : ''}
        onChange={event => send(event.currentTarget.form!)}
      >
        <option value="" disabled>
          {t('generator.choose')}
        </option>
        {reference?.subitems.map(tag => (
          <optgroup key={tag.href} label={tag.label[language]}>
            {tag.subitems.map(({ href, label }) => (
              <option key={href} value={callOf(href)}>
                {label[language]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button type="submit" kind="primary">
        {t('generator.show')}
      </Button>
    </form>
  )
}

/** The address of an operation as one value of a form: 'get /series/search'. */
function callOf(href: string): string {
  const query = new URLSearchParams(href.split('?')[1])
  return `${query.get('method')} ${query.get('path')}`
}
