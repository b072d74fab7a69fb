import { exampleText, excerptOf } from '@portal/domain/example-text.ts'
import { isSuccess, type ResponseSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Html } from '../ui/Html.tsx'
import { tellShown } from './Example.tsx'
import { PageMembers } from './PageMembers.tsx'
import { TypeName } from './TypeName.tsx'

/** What a call answers: success with its fields, failures with an example, folded. That of success stands with the call. */
export function ResponseList({ responses, path }: { responses: ResponseSlice[]; path: string }) {
  const { t } = useSpeech()
  return (
    <section>
      <h2 id="responses">{t('reference.responses')}</h2>
      <ul className="members">
        {responses.map(({ status, description, schema, mediaTypes, example }) => (
          <li key={status}>
            <p>
              <Chip tone={isSuccess(status) ? 'good' : 'bad'}>{status}</Chip>
              {schema && <TypeName type={schema.type} path={path} />}
              {mediaTypes.length > 0 && <small>{mediaTypes.join(', ')}</small>}
            </p>
            <Html html={description} />
            {schema && isSuccess(status) && <PageMembers schema={schema} path={path} />}
            {example !== undefined && !isSuccess(status) && <FailureExample example={example} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A page has half a dozen, and nobody reads them all: they are without colours. */
function FailureExample({ example }: { example: unknown }) {
  const { t } = useSpeech()
  const text = exampleText(example)
  const excerpt = excerptOf(text)
  return (
    <details className="below">
      <summary>{t('reference.exampleAnswer')}</summary>
      <pre>
        <code>{excerpt?.text ?? text}</code>
      </pre>
      {excerpt && <p>{tellShown(t, excerpt)}</p>}
    </details>
  )
}
