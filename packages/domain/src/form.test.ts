import { expect, test } from 'vitest'
import { findFaults } from './form.ts'
import { limits } from './limits.ts'
import { trialFields } from './trial.ts'

const filled = {
  name: 'Ada',
  surname: 'Lovelace',
  companyName: 'Example Ltd',
  jobTitle: 'Analyst',
  email: 'ada@example.test',
  country: 'GB',
  message: '',
  agreeToStorePersonalData: true,
  contactWithOffers: false,
}

test('a filled form has no faults; what is optional may be left out', () => {
  expect(findFaults(trialFields, filled)).toEqual([])
})

test('names every wrong field, in the order of the form', () => {
  const wrong = { ...filled, surname: '  ', email: 'ada', message: 'x'.repeat(limits.formTextMax + 1) }
  expect(findFaults(trialFields, { ...wrong, agreeToStorePersonalData: false })).toEqual([
    ['surname', 'missing'],
    ['email', 'email'],
    ['message', 'too-long'],
    ['agreeToStorePersonalData', 'unchecked'],
  ])
})
