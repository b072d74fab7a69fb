import type { Realm, User } from '@portal/domain/user.ts'
import { callPortal } from './call.ts'
import { useData, useDataStore } from './data.ts'
import type { DataError } from './data-error.ts'
import { forgetSession, showSession } from './session.ts'

const userPath = '/api/auth/user'

/** Who is signed in; an error when nobody is. Asks only when it should. */
export const useUser = (ask = true) => useData<User>(ask ? userPath : null)

/** Signs in, and lets the page know at once who that is. Rejects with DataError. */
export function useSignIn() {
  const store = useDataStore()
  return async (credentials: { realm: Realm; email: string; password: string }): Promise<User> => {
    const { user } = await callPortal<{ user: User }>('/api/auth/login', {
      method: 'POST',
      body: credentials,
      anonymous: true,
    })
    showSession()
    store.set(userPath, { data: user })
    return user
  }
}

/** Ends the session everywhere. Rejects with DataError when the portal could not be told: then it still lasts. */
export async function signOut(): Promise<void> {
  await callPortal('/api/auth/logout', { method: 'POST' }).catch((error: DataError) => {
    // Somebody else was faster: the session is over, which is what was wanted.
    if (error.status !== 401) throw error
  })
  forgetSession()
}
