import { useSpeech } from '../i18n.tsx'
import { Head } from '../layouts/Head.tsx'

export function Component() {
  const { t } = useSpeech()
  return (
    <div className="page">
      <Head title={t('site.name')} description={t('home.description')} />
      <h1>{t('home.title')}</h1>
    </div>
  )
}
