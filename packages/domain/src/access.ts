import type { User } from './user.ts'

/** What a caller has to be. */
export const needs = {
  anyone: () => true,
  signedIn: user => user !== undefined,
  ceicMacro: user => user?.subscriptions.ceicMacro === true,
  emisCompany: user => user?.subscriptions.emisCompany === true,
  emisDocuments: user => user?.subscriptions.emisDocuments === true,
  admin: user => user?.isAdmin === true,
  tokenDecoder: user => user?.hasTokenDecoder === true,
} satisfies Record<string, (user: User | undefined) => boolean>

export type Need = keyof typeof needs

/** Who may do what: one row for each thing that a caller of the portal can ask for. */
export const access = {
  'content.read': 'anyone',
  'form.send': 'anyone',
  'trial.open': 'anyone',
  'session.start': 'anyone',
  'session.end': 'signedIn',
  'account.read': 'signedIn',
  'product.inspect': 'admin',
  'token.manage': 'signedIn',
} as const satisfies Record<string, Need>

export type Action = keyof typeof access

/** Whether a caller (none when not signed in) may do this. */
export const may = (user: User | undefined, action: Action): boolean => needs[access[action]](user)
