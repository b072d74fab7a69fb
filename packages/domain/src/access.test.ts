import { expect, test } from 'vitest'
import { access, may, type Need, needs } from './access.ts'
import type { User } from './user.ts'

const none = { ceicMacro: false, emisCompany: false, emisDocuments: false }
const person = (more: Partial<User> = {}): User => ({
  id: '1',
  realm: 'ceic',
  username: 'li',
  email: 'li@example.test',
  firstName: 'Li',
  lastName: 'Wei',
  jobPosition: '',
  jobDescription: '',
  pictureUrl: null,
  subscriptions: none,
  isAdmin: false,
  hasTokenDecoder: false,
  ...more,
})

test.each<[string, User | undefined, Need[]]>([
  ['somebody who is not signed in', undefined, ['anyone']],
  ['a person without a subscription', person(), ['anyone', 'signedIn']],
  ['a macro subscriber', person({ subscriptions: { ...none, ceicMacro: true } }), ['anyone', 'signedIn', 'ceicMacro']],
  [
    'a company subscriber',
    person({ subscriptions: { ...none, emisCompany: true } }),
    ['anyone', 'signedIn', 'emisCompany'],
  ],
  [
    'a documents subscriber',
    person({ subscriptions: { ...none, emisDocuments: true } }),
    ['anyone', 'signedIn', 'emisDocuments'],
  ],
  ['an admin', person({ isAdmin: true }), ['anyone', 'signedIn', 'admin']],
  ['a token-decoder holder', person({ hasTokenDecoder: true }), ['anyone', 'signedIn', 'tokenDecoder']],
])('%s is what the table says and nothing else', (_, user, expected) => {
  const met = Object.entries(needs).flatMap(([need, isMet]) => (isMet(user) ? [need] : []))
  expect(met).toEqual(expected)
})

test('only reading, signing in and what a visitor fills in are open to anyone', () => {
  const open = Object.keys(access).filter(action => may(undefined, action as keyof typeof access))
  expect(open).toEqual(['content.read', 'form.send', 'trial.open', 'session.start'])
})
