import type { ResponseSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Html } from '../ui/Html.tsx'
import { SchemaMembers } from './SchemaMembers.tsx'
import { TypeName } from './TypeName.tsx'

/** What a call answers: success with its fields, failures folded. */
export function ResponseList({ responses, path }: { responses: ResponseSlice[]; path: string }) {
  const { t } = useSpeech()
  return (
    <section className="members">
      <h2 id="responses">{t('reference.responses')}</h2>
      <ul>
        {responses.map(({ status, description, schema, mediaTypes }) => (
          <li key={status} className="member">
            <p className="member-head">
              <Chip tone={status.startsWith('2') ? 'good' : 'bad'}>{status}</Chip>
              {schema && <TypeName type={schema.type} path={path} />}
              <span className="member-fact">{mediaTypes.join(', ')}</span>
            </p>
            <Html html={description} className="member-text" />
            {schema && status.startsWith('2') && schema.properties.length > 0 && (
              <SchemaMembers schema={schema} path={path} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
