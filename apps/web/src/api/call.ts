import type { FieldError } from '@portal/domain/errors.ts'
import { DataError } from './data-error.ts'
import { readSession, renewSession } from './session.ts'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** True for calls that do not need a session, so that their 401 means something else. */
  anonymous?: boolean
}

/** The portal's answer to a failure (RFC 9457). */
interface Problem {
  detail?: string
  code?: string
  errors?: FieldError[]
  incidentId?: string
}

/**
 * Calls the portal as whoever is signed in, renewing the session once when it is refused. Answers the JSON of the body,
 * nothing when there is none. Rejects with DataError, whose message is in the language of the page and may be empty.
 */
export async function callPortal<T>(path: string, call: Call = {}): Promise<T> {
  const session = readSession()
  const first = await send(path, call, session)
  const renewed = first.status === 401 && !call.anonymous && (await reach(renewSession(session)))
  const answer = renewed ? await send(path, call, readSession()) : first
  if (!answer.ok) throw await readProblem(answer)
  return (answer.status === 204 ? undefined : await reach(answer.json())) as T
}

const send = (path: string, { method = 'GET', body }: Call, session: string | undefined): Promise<Response> =>
  reach(
    fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        ...(session && { authorization: `Bearer ${session}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )

/** What the network or its answer broke is a failure like any other. */
const reach = <T>(work: Promise<T>): Promise<T> =>
  work.catch(cause => {
    throw new DataError(0, String(cause))
  })

async function readProblem(answer: Response): Promise<DataError> {
  const { detail = '', code, errors, incidentId } = (await answer.json().catch(() => ({}))) as Problem
  return new DataError(answer.status, detail, {
    ...(code && { code }),
    ...(errors && { fields: errors }),
    ...(incidentId && { incidentId }),
  })
}
