import { limits } from './limits.ts'

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'

/**
 * One address that a mail can be sent to, written plainly: no quotes, comments, groups or second address, since mail
 * programs have disagreed on where such a text leads.
 */
export const mailAddress: RegExp = new RegExp(
  `^(?!\\.)(?!.*\\.\\.)(?!.*\\.@)[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@(?:${label}\\.)+${label}$`,
  'u',
)

/** Whether a text is an address that a mail can be sent to. */
export const isMailAddress = (text: string): boolean => text.length <= limits.emailLengthMax && mailAddress.test(text)
