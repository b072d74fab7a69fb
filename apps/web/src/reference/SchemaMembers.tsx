import type { SchemaSlice } from '@portal/domain/reference.ts'
import { Member } from './Member.tsx'
import { plainText } from './plain-text.ts'
import { TypeName } from './TypeName.tsx'
import { Values } from './Values.tsx'

/** Members that are told at length; of a model with hundreds the others are lines of text, which a browser carries easily. */
const toldMax = 80

/** The properties of a schema, one level deep; models below are links. The first `told` of them are told at length. */
export function SchemaMembers({ schema, path, told = toldMax }: { schema: SchemaSlice; path: string; told?: number }) {
  return (
    <ul className="members fields">
      {schema.properties.slice(0, told).map(({ name, type, required, deprecated, description, values }) => (
        <Member
          key={name}
          name={name}
          type={<TypeName type={type} path={path} />}
          required={required}
          deprecated={deprecated}
          description={description}
        >
          {values && <Values values={values} />}
        </Member>
      ))}
      {schema.properties.slice(told).map(({ name, type, description }) => (
        <li key={name}>{`${name} (${type.name}${type.list ? '[]' : ''}) ${plainText(description)}`}</li>
      ))}
    </ul>
  )
}
