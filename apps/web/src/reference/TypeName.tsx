import { hasPage, type TypeSlice } from '@portal/domain/reference.ts'
import { PageLink } from '../layouts/PageLink.tsx'
import { paths } from '../paths.ts'

/** A type: 'string', 'date', 'TimePoint[]'; the name of a model is a link to it. */
export function TypeName({ type, path }: { type: TypeSlice; path: string }) {
  const name = `${type.format ?? type.name}${type.list ? '[]' : ''}`
  return hasPage(type) ? <PageLink href={paths.model(path, type.name)}>{name}</PageLink> : <small>{name}</small>
}
