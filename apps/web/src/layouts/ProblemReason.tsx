import { useData } from '../api/data.ts'
import { readSession } from '../api/session.ts'
import { useUser } from '../api/user.ts'
import { useSpeech } from '../i18n.tsx'
import { useHydrated } from './use-hydrated.ts'

/** The answer of `/api/routing/problems`. */
interface Problems {
  items: { path: string; page: string; reason: string }[]
}

/**
 * 'Shown as unavailable with the reason for an admin': why the product of an address is out of service. Nothing for
 * anybody else. For somebody who is signed in, the boot script fetches the application, which asks who it is.
 */
export function ProblemReason({ place }: { place: string }) {
  const { t } = useSpeech()
  const isSigned = useHydrated() && readSession() !== undefined
  const { data: user } = useUser(isSigned)
  const { data: problems } = useData<Problems>(user?.isAdmin ? '/api/routing/problems' : null)
  const found = problems?.items.filter(({ path, page }) => path === place || page === place) ?? []
  return (
    <div className="callout callout-warning problem" data-app-signed hidden={found.length === 0}>
      {found.map(({ path, reason }) => (
        <div key={path}>
          <p>
            <strong>{t('failed.reason')}</strong>
          </p>
          <pre>{reason}</pre>
          <p>{t('failed.reasonMore')}</p>
        </div>
      ))}
    </div>
  )
}
