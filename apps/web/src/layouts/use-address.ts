import { splitLanguage } from '@portal/domain/language.ts'
import { operationQuery } from '@portal/domain/spec.ts'
import { useLocation } from 'react-router'

/** Where the visitor is as the menu writes it: without language and closing slash, with the operation that is open. */
export function useAddress(): string {
  const { pathname, search } = useLocation()
  const path = splitLanguage(readable(pathname)).path.replace(/(.)\/+$/, '$1')
  const query = new URLSearchParams(search)
  const [operation, method] = [query.get('path'), query.get('method')]
  return operation && method ? path + operationQuery({ path: operation, method: method.toLowerCase() }) : path
}

/** Letters and signs as they are in the names of tags; what would change an address stays escaped. */
function readable(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return path
  }
}
