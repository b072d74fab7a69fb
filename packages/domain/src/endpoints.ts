import { type Endpoint, listEndpoints, methods, type Specification, tagSlug } from './spec.ts'

/** An operation by its address; undefined when there is none. */
export function findEndpoint(spec: Specification, method: string, path: string): Endpoint | undefined {
  const known = methods.find(each => each === method.toLowerCase())
  const operation = known && Object.hasOwn(spec.paths, path) ? spec.paths[path]?.[known] : undefined
  return operation && known && { method: known, path, operation }
}

/** A document of a thousand operations would be walked through for each of its pages; it does not change once it is loaded. */
const tagged = new WeakMap<Specification, Map<string, Endpoint[]>>()

/** The operations of one tag; 'the first tag decides the page'. */
export function listTagEndpoints(spec: Specification, slug: string): Endpoint[] {
  const groups =
    tagged.get(spec) ?? Map.groupBy(listEndpoints(spec), ({ operation }) => tagSlug(operation.tags[0] ?? ''))
  tagged.set(spec, groups)
  return groups.get(slug) ?? []
}
