import type { SchemaSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { Member, MemberLine, toldMax } from './Member.tsx'
import { TypeName } from './TypeName.tsx'
import { Values } from './Values.tsx'

/**
 * The properties of a schema, and what it may be instead. What they are made of in turn folds out; models are links. The
 * first `told` of them are told at length.
 */
export function SchemaMembers({ schema, path, told = toldMax }: SchemaMembersProps) {
  const { t } = useSpeech()
  const { properties, choices = [] } = schema
  return (
    <ul className="members fields">
      {properties.slice(0, told).map(({ name, type, required, deprecated, description, values, below }) => (
        <Member
          key={name}
          name={name}
          type={<TypeName type={type} path={path} />}
          required={required}
          deprecated={deprecated}
          description={description}
        >
          {values && <Values values={values} />}
          {below && <Below schema={below} path={path} />}
        </Member>
      ))}
      {properties.slice(told).map(({ name, type, description }) => (
        <MemberLine key={name} name={name} type={type.name} list={type.list} description={description} />
      ))}
      {choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices have no names, and keep their order
        <li key={at}>
          <p>
            <small>{t('reference.choice', { at: at + 1, count: choices.length })}</small>
            <TypeName type={choice.type} path={path} />
          </p>
          {hasMembers(choice) && <Below schema={choice} path={path} />}
        </li>
      ))}
    </ul>
  )
}

interface SchemaMembersProps {
  schema: SchemaSlice
  /** Folder of the product, 'ceic/macroeconomic'. */
  path: string
  told?: number | undefined
}

/** Whether there is more to tell of a schema than its type. */
export const hasMembers = ({ properties, choices }: SchemaSlice): boolean => properties.length > 0 || !!choices

/** What a value is made of, folded. */
export function Below({ schema, path }: { schema: SchemaSlice; path: string }) {
  const { t } = useSpeech()
  const { properties, choices } = schema
  return (
    <details className="below">
      <summary>
        {properties.length > 0
          ? t('reference.fieldsCount', { count: properties.length })
          : t('reference.choicesCount', { count: choices?.length ?? 0 })}
      </summary>
      <SchemaMembers schema={schema} path={path} />
    </details>
  )
}
