import { useUser } from '../../api/user.ts'
import { useSpeech } from '../../i18n.tsx'
import { Head } from '../../layouts/Head.tsx'

const fields = ['username', 'email', 'firstName', 'lastName', 'jobPosition', 'jobDescription'] as const

/** Who the portal knows one as. */
export function Component() {
  const { t } = useSpeech()
  const { data: user } = useUser()
  return (
    <>
      <Head title={t('dashboard.profile')} />
      <header className="dashboard-head">
        <h1>{t('dashboard.profile')}</h1>
        <p>{t('dashboard.profile.lead')}</p>
      </header>
      {user && (
        <dl className="facts facts-profile">
          <div>
            <dt>{t('dashboard.profile.realm')}</dt>
            <dd>{user.realm.toUpperCase()}</dd>
          </div>
          {fields.map(field => (
            <div key={field}>
              <dt>{t(`dashboard.profile.${field}`)}</dt>
              <dd>{user[field] || t('dashboard.profile.empty')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
