import type { FormFields } from './form.ts'
import { limits } from './limits.ts'

const line = { kind: 'line', required: true, maxLength: limits.formLineMax } as const

/** What somebody fills in who asks for a trial of the sandbox, in the order of the form. */
export const trialFields = {
  name: line,
  surname: line,
  companyName: line,
  jobTitle: line,
  email: { kind: 'mail-address', required: true, maxLength: limits.emailLengthMax },
  country: { kind: 'country', required: true, maxLength: limits.formLineMax },
  message: { kind: 'text', required: false, maxLength: limits.formTextMax },
  agreeToStorePersonalData: { kind: 'check', required: true, maxLength: 0 },
  contactWithOffers: { kind: 'check', required: false, maxLength: 0 },
} as const satisfies FormFields

export type TrialFieldName = keyof typeof trialFields
