import { limits } from '@portal/domain/limits.ts'
import { useEffect, useState } from 'react'
import type { DataError } from '../api/data-error.ts'
import { useSpeech } from '../i18n.tsx'
import { FailedPage } from '../pages/FailedPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** What stands in the place of data that is loading, unknown or failed. */
export function Absent({ error }: { error: DataError | undefined }) {
  const { t } = useSpeech()
  const [patient, setPatient] = useState(typeof document !== 'undefined' && document.readyState === 'complete')
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), limits.unknownPageMs)
    return () => clearTimeout(timer)
  }, [])
  if (error?.status === 404 && !patient) return <NotFoundPage />
  if (error && error.status !== 404) return <FailedPage error={error} />
  return <Spinner label={t('page.loading')} whole />
}
