import { limits } from '@portal/domain/limits.ts'
import { useEffect, useState } from 'react'
import type { DataError } from '../api/data-error.ts'
import { useSpeech } from '../i18n.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Failed } from './Failed.tsx'
import { NotFound } from './NotFound.tsx'
import { useHydrated } from './use-hydrated.ts'

/** What stands in the place of data that is loading, unknown or failed. The server has waited already. */
export function Absent({ error }: { error: DataError | undefined }) {
  const { t } = useSpeech()
  const [waiting, setWaiting] = useState(useHydrated())
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), limits.unknownPageMs)
    return () => clearTimeout(timer)
  }, [])
  if (error?.status === 404 && !waiting) return <NotFound />
  if (error && error.status !== 404) return <Failed error={error} />
  return <Spinner label={t('page.loading')} whole />
}
