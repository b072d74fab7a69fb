import type { Method as HttpMethod } from '@portal/domain/spec.ts'

/** An HTTP method in its colour and its word. */
export function Method({ method }: { method: HttpMethod }) {
  return <b className={`method method-${method}`}>{method.toUpperCase()}</b>
}
