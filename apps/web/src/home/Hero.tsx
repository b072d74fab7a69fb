import site from '@portal/content/site.json' with { type: 'json' }
import type { OperationSlice } from '@portal/domain/reference.ts'
import type { Showcase } from '@portal/domain/showcase.ts'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { SeriesChart } from './SeriesChart.tsx'
import { ShowcaseCode } from './ShowcaseCode.tsx'
import { ShowcaseForm } from './ShowcaseForm.tsx'

/** The first screen: what the portal is for, shown by a query that works, with its answer and its code. */
export function Hero({ showcase, operation }: { showcase: Showcase; operation: OperationSlice }) {
  const { t } = useSpeech()
  const { series } = showcase
  return (
    <div className="hero">
      <div className="page hero-row" data-brand={site.showcase.brand}>
        <div className="hero-text">
          <h1>{t('home.title')}</h1>
          <p className="lead">{t('home.lead')}</p>
          <p className="actions">
            <PageLink href={paths.api(site.showcase.product)} className={buttonClass('primary')}>
              {t('home.start')}
            </PageLink>
            <PageLink href={paths.products} className={buttonClass()}>
              {t('home.products')}
            </PageLink>
          </p>
        </div>
        <section className="showcase" aria-label={t('home.showcase')}>
          {showcase.countries.length > 0 && <ShowcaseForm showcase={showcase} />}
          {series && series.points.length > 1 ? <SeriesChart series={series} /> : <p>{t('home.noRecords')}</p>}
        </section>
        {series && (
          <div className="hero-code">
            <ShowcaseCode operation={operation} product="ceic" id={series.id} />
          </div>
        )}
      </div>
    </div>
  )
}
