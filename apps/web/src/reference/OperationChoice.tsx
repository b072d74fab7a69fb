import type { Navigation } from '@portal/domain/navigation.ts'
import type { OperationGroup, OperationRow, OperationSlice } from '@portal/domain/reference.ts'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useData } from '../api/data.ts'
import { operationGroupsPath } from '../api/operation.ts'
import { useSpeech } from '../i18n.tsx'
import { useQueryForm } from '../layouts/use-query-form.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'

/**
 * A form to choose one operation of an API by; what it sends is the query of the page. Of a very large API a tag is chosen
 * first.
 */
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
  const [search] = useSearchParams()
  const { data: offered } = useData<{ items: OperationGroup[] }>(operationGroupsPath(navigation.api, search, language))
  const groups = offered?.items ?? []
  const tags = navigation.items.find(({ href }) => href === paths.page(navigation.path, 'docs'))?.subitems ?? []
  const isPart = groups.length < tags.length
  return (
    <form className="generator-choice" data-hint onSubmit={onSubmit}>
      {isPart && (
        <>
          <label className="field-label" htmlFor={`${id}-tag`}>
            {t('generator.tag')}
          </label>
          <select
            id={`${id}-tag`}
            className="input"
            name="tag"
            defaultValue={groups[0]?.tag}
            onChange={event => send(event.currentTarget.form!)}
          >
            {tags.map(({ href, label }) => (
              <option key={href} value={href.split('/').at(-1)}>
                {label[language]}
              </option>
            ))}
          </select>
        </>
      )}
      <label className="field-label" htmlFor={id}>
        {t('generator.operation')}
      </label>
      <select
        key={groups[0]?.tag}
        id={id}
        className="input"
        name="call"
        required={!isPart}
        defaultValue={chosen && groups.some(({ tag }) => tag === chosen.tag) ? callOf(chosen) : ''}
        onChange={event => send(event.currentTarget.form!)}
      >
        <option value="" disabled>
          {t('generator.choose')}
        </option>
        {groups.map(({ tag, title, operations }) => (
          <optgroup key={tag} label={title}>
            {operations.map(row => (
              <option key={row.operationId} value={callOf(row)}>
                {row.summary}
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
const callOf = ({ method, path }: Pick<OperationRow, 'method' | 'path'>) => `${method} ${path}`
