import type { FieldError } from '@portal/domain/errors.ts'

/** What a failure says besides its words. */
interface FailureFacts {
  /** A code of domain/errors.ts, when the portal itself answered. */
  code?: string
  fields?: FieldError[]
  /** Number of the incident of a failure on the portal's side. */
  incidentId?: string
}

/** A refused or failed call, with the portal's words for it; `status` is 0 when the network did not answer at all. */
export class DataError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly fields: FieldError[]
  readonly incidentId: string | undefined
  constructor(status: number, message: string, { code, fields = [], incidentId }: FailureFacts = {}) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.incidentId = incidentId
  }
}
