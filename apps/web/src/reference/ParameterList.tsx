import type { OperationSlice, ParameterPlace, ParameterSlice } from '@portal/domain/reference.ts'
import { type Translate, useSpeech } from '../i18n.tsx'
import { Member, MemberLine, toldMax } from './Member.tsx'
import { Below } from './SchemaMembers.tsx'
import { Values } from './Values.tsx'

const places = ['path', 'query', 'header', 'form'] as const satisfies ParameterPlace[]

/** What a call takes, by where it goes; required values first. */
export function ParameterList({ operation, path }: { operation: OperationSlice; path: string }) {
  const { t } = useSpeech()
  const all = [...operation.parameters, ...(operation.body?.fields ?? [])]
  return places.map(place => {
    const own = all.filter(parameter => parameter.in === place)
    if (own.length === 0) return null
    const sorted = [...own.filter(({ required }) => required), ...own.filter(({ required }) => !required)]
    return (
      <section key={place}>
        <h2 id={place}>{t(`reference.${place}`)}</h2>
        <ul className="members">
          {sorted.slice(0, toldMax).map(parameter => (
            <ParameterItem key={parameter.name} parameter={parameter} path={path} />
          ))}
          {sorted.slice(toldMax).map(({ name, type, list, description }) => (
            <MemberLine key={name} name={name} type={type} list={list} description={description} />
          ))}
        </ul>
      </section>
    )
  })
}

function ParameterItem({ parameter, path }: { parameter: ParameterSlice; path: string }) {
  const { t } = useSpeech()
  const { name, type, format, list, required, deprecated, description, values, below } = parameter
  return (
    <Member
      name={name}
      type={<small>{`${format ?? below?.type.name ?? type}${list ? '[]' : ''}`}</small>}
      required={required}
      deprecated={deprecated}
      description={description}
      facts={listFacts(parameter, t)}
    >
      {values && <Values values={values} />}
      {below && <Below schema={below} path={path} />}
    </Member>
  )
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function listFacts(parameter: ParameterSlice, t: Translate): string[] {
  const { default: preset, minimum, maximum, maxItems, maxLength } = parameter
  const range = [minimum, maximum].map(bound => bound?.toLocaleString('en') ?? '').join('–')
  return [
    ...(preset === undefined ? [] : [t('reference.default', { value: [preset].flat().map(textOf).join(',') })]),
    ...(minimum !== undefined && maximum !== undefined ? [range] : []),
    ...(maxItems === undefined ? [] : [t('reference.maxItems', { count: maxItems.toLocaleString('en') })]),
    ...(maxLength === undefined ? [] : [t('reference.maxLength', { count: maxLength.toLocaleString('en') })]),
  ]
}
