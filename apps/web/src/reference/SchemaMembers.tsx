import type { SchemaSlice } from '@portal/domain/reference.ts'
import { Member } from './Member.tsx'
import { TypeName } from './TypeName.tsx'
import { Values } from './Values.tsx'

/** The properties of a schema, one level deep; models below are links. */
export function SchemaMembers({ schema, path }: { schema: SchemaSlice; path: string }) {
  return (
    <ul className="members-list">
      {schema.properties.map(({ name, type, required, deprecated, description, values }) => (
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
    </ul>
  )
}
