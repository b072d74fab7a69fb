import { readCookie, writeCookie } from '../boot/cookie.ts'

/**
 * The session token out of the cookie `token`: a page shows it in a header, the server never takes the cookie's word.
 * How long the session lasts is known only to the server, which keeps what renews it where no script can read it.
 */
export const readSession = (): string | undefined => readCookie('token') || undefined

let renewing: Promise<boolean> | undefined

/**
 * Gets the next session token after one was refused; false when the session is over. However many calls were refused,
 * in however many tabs, one renewal is asked for and all go on with its token. Rejects when the network does not answer.
 */
export function renewSession(refused: string | undefined): Promise<boolean> {
  renewing ??= oneTabAtATime(() => renew(refused)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(refused: string | undefined): Promise<boolean> {
  const present = readSession()
  if (present && present !== refused) return true
  const answer = await fetch('/api/auth/refresh', { method: 'POST' })
  if (answer.status === 401) {
    if (refused) forgetSession()
    dispatchEvent(new Event(ended))
  }
  return answer.ok
}

/** Locks exist only on https and on the own machine; elsewhere the server's grace for crossing renewals has to do. */
const oneTabAtATime = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session', act) : act()

const ended = 'session-ended'
let tabs: BroadcastChannel | undefined

/** Leaves nothing of a session in this browser: not its token, not the API tokens that tabs keep. */
export function forgetSession(): void {
  writeCookie('token', '')
  clearTab()
  tabs?.postMessage(null)
}

/** The cookie is one for all tabs and belongs to whoever ended the session; by now it may be somebody else's. */
function clearTab() {
  sessionStorage.clear()
  showSession()
}

/** Lets this tab leave a session that ends in another. */
export function followOtherTabs(): void {
  tabs = new BroadcastChannel(ended)
  tabs.onmessage = () => {
    clearTab()
    dispatchEvent(new Event(ended))
  }
}

/** Hears that the session ended other than by signing out here. Returns what stops the hearing. */
export function onSessionEnd(listener: () => void): () => void {
  addEventListener(ended, listener)
  return () => removeEventListener(ended, listener)
}

/** Makes the bar say whether somebody is signed in; the boot script does the same when a page opens. */
export const showSession = (): void =>
  void document.documentElement.toggleAttribute('data-signed', readSession() !== undefined)
