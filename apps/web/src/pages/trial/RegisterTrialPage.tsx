import type { HtmlPageData } from '@portal/domain/page.ts'
import { useLocation } from 'react-router'
import { useData } from '../../api/data.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Article } from '../../layouts/Article.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { useShell } from '../../shell.tsx'
import { TrialForm } from './TrialForm.tsx'

/** What a trial of the sandbox is, and the form that asks for one. */
export function Component() {
  const { language, t } = useSpeech()
  const { assets } = useShell()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  if (!page) return <Absent error={error} />
  return (
    <Article page={page.data} area={t('nav.docs')} opening={<PageTools />}>
      <link rel="stylesheet" href={assets.form} precedence="page" />
      <TrialForm />
    </Article>
  )
}
