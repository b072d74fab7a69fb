import type { ResponseSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Html } from '../ui/Html.tsx'
import { PageMembers } from './PageMembers.tsx'
import { TypeName } from './TypeName.tsx'

/** What a call answers: success with its fields, failures folded. */
export function ResponseList({ responses, path }: { responses: ResponseSlice[]; path: string }) {
  const { t } = useSpeech()
  return (
    <section>
      <h2 id="responses">{t('reference.responses')}</h2>
      <ul className="members">
        {responses.map(({ status, description, schema, mediaTypes }) => (
          <li key={status}>
            <p>
              <Chip tone={status.startsWith('2') ? 'good' : 'bad'}>{status}</Chip>
              {schema && <TypeName type={schema.type} path={path} />}
              {mediaTypes.length > 0 && <small>{mediaTypes.join(', ')}</small>}
            </p>
            <Html html={description} />
            {schema && status.startsWith('2') && <PageMembers schema={schema} path={path} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
