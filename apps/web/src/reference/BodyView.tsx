import type { BodySlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { Html } from '../ui/Html.tsx'
import { PageMembers } from './PageMembers.tsx'
import { TypeName } from './TypeName.tsx'

/** What a call carries besides its address: its type, its meaning, its fields. Those of a form stand with the parameters. */
export function BodyView({ body, path }: { body: BodySlice; path: string }) {
  const { t } = useSpeech()
  const { mediaType, required, description, schema } = body
  return (
    <section>
      <h2 id="body">{t('query.group.body')}</h2>
      <ul className="members">
        <li>
          <p>
            {schema && <TypeName type={schema.type} path={path} />}
            <small>{mediaType}</small>
            {required && <b>{t('reference.required')}</b>}
          </p>
          {description && <Html html={description} />}
          {schema && <PageMembers schema={schema} path={path} />}
        </li>
      </ul>
    </section>
  )
}
