import { hasPage, type SchemaSlice } from '@portal/domain/reference.ts'
import { hasMembers, SchemaMembers } from './SchemaMembers.tsx'

/** Fewer members are told at length of a model that has a page of its own. */
const toldBesidePage = 40

/** The members of a body or an answer, if it has any, on the page of the operation. */
export function PageMembers({ schema, path }: { schema: SchemaSlice; path: string }) {
  if (!hasMembers(schema)) return null
  return <SchemaMembers schema={schema} path={path} told={hasPage(schema.type) ? toldBesidePage : undefined} />
}
