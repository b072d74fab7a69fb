import { isMailAddress } from './mail-address.ts'

/** A field of a form that visitors fill in. Longest lengths are in characters. */
export interface FormField {
  kind: 'line' | 'text' | 'mail-address' | 'country' | 'check'
  required: boolean
  /** None for a check. */
  maxLength: number
}

export type FormFields<Name extends string = string> = Record<Name, FormField>

/** What can be wrong with a field. */
export type FormFault = 'missing' | 'too-long' | 'email' | 'unchecked'

/** The fields that are wrong, in the order of the form; the value of a check is true when it is ticked. */
export function findFaults<Name extends string>(
  fields: FormFields<Name>,
  values: Record<Name, string | boolean>,
): [Name, FormFault][] {
  return Object.entries<FormField>(fields).flatMap(([name, field]) => {
    const fault = faultOf(field, values[name as Name])
    return fault ? [[name as Name, fault] as const] : []
  }) as [Name, FormFault][]
}

function faultOf({ kind, required, maxLength }: FormField, value: string | boolean): FormFault | undefined {
  if (typeof value === 'boolean') return required && !value ? 'unchecked' : undefined
  const text = value.trim()
  if (text === '') return required ? 'missing' : undefined
  if (text.length > maxLength) return 'too-long'
  return kind === 'mail-address' && !isMailAddress(text) ? 'email' : undefined
}
