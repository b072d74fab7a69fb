import type { QueryField } from '@portal/domain/query-field.ts'

/** What every control of a field gets. Values are texts; an empty list is an empty field. */
export interface ControlProps {
  field: QueryField
  /** API name, for dictionaries. */
  api: string
  values: string[]
  onChange: (values: string[]) => void
  /** Ties the control to its label, help and problem. */
  aria: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': boolean
  }
}
