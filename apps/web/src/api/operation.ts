import type { Language } from '@portal/domain/language.ts'
import { type OperationSlice, referencePath } from '@portal/domain/reference.ts'
import type { Method } from '@portal/domain/spec.ts'
import type { Params } from '../handle.ts'
import { paths } from '../paths.ts'
import type { DataEntry } from './data-store.ts'

/** The request path of the operation that an address names by `path` and `method`; undefined when it names none. */
export function operationPath(api: string, search: URLSearchParams, language: Language): string | undefined {
  const [path, method] = [search.get('path'), search.get('method')]
  return path && method ? referencePath.operation(api, method.toLowerCase() as Method, path, language) : undefined
}

/** Where an operation is open: the page of its first tag. Undefined when that is this page, or it is unknown. */
export function findOperationPage(entry: DataEntry | undefined, { vendor, product, tag }: Params): string | undefined {
  const operation = entry?.data as OperationSlice | undefined
  if (!operation?.operationId || operation.tag === tag) return undefined
  return paths.operation(`${vendor}/${product}`, operation)
}

/**
 * The request path of the operation that programs are generated for: named by `call`, 'get /series/search', as a form sends
 * it, or as above.
 */
export function generatedPath(api: string, search: URLSearchParams, language: Language): string | undefined {
  return operationPath(api, new URLSearchParams(readCall(search)), language)
}

/** The request path of the operations that one is chosen of: with the tag that was chosen, or around that operation. */
export function operationGroupsPath(api: string, search: URLSearchParams, language: Language): string {
  const tag = search.get('tag')
  return referencePath.operations(api, tag ? { tag } : readCall(search), language)
}

function readCall(search: URLSearchParams): Record<string, string> {
  const [, method, path] = /^(\w+) (.+)$/.exec(search.get('call') ?? '') ?? []
  if (method && path) return { method, path }
  const [given, way] = [search.get('path'), search.get('method')]
  return given && way ? { method: way, path: given } : {}
}
