import { useSpeech } from '../i18n.tsx'
import { DataError } from './data-error.ts'

/** Turns a failed call into what a person reads: the portal's own words where it had any, the incident to quote. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useSpeech()
  return error => {
    if (!(error instanceof DataError)) return t('error.unexpected')
    if (error.status === 0) return t('failed.offline')
    const incident = error.incidentId && t('failed.incident', { id: error.incidentId })
    return [error.message || t('error.unexpected'), incident].filter(Boolean).join(' ')
  }
}
