import site from '@portal/content/site.json' with { type: 'json' }
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { paths } from '../paths.ts'

/** Three steps to the first answer, and the languages in which calls are printed. */
export function FirstSteps({ operation }: { operation: OperationSlice }) {
  const { t } = useSpeech()
  const { product } = site.showcase
  const steps = [
    { key: 'home.step1', text: 'home.step1Text', href: paths.login, link: 'nav.signIn' },
    { key: 'home.step2', text: 'home.step2Text', href: paths.operation(product, operation), link: 'reference.tryIt' },
    {
      key: 'home.step3',
      text: 'home.step3Text',
      href: paths.page(product, 'getting-started/using-sdk'),
      link: 'home.programs',
    },
  ] as const
  return (
    <section className="page section">
      <h2>{t('home.steps')}</h2>
      <ol className="steps">
        {steps.map(({ key, text, href, link }) => (
          <li key={key}>
            <h3>{t(key)}</h3>
            <p>{t(text)}</p>
            <PageLink href={href}>{t(link)}</PageLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
