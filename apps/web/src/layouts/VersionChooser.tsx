import { useId } from 'react'
import type { ProductRow } from '../api/products.ts'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { FirstLinks } from './FirstLinks.tsx'
import { PageLink } from './PageLink.tsx'
import { ProblemReason } from './ProblemReason.tsx'

/**
 * The APIs of one provider with their versions, of which one is chosen; what is chosen shows where to begin with it. The
 * style sheet does that by the radio buttons, so that it needs no script.
 */
export function VersionChooser({ apis }: { apis: ProductRow[] }) {
  const { language, t } = useSpeech()
  const name = useId()
  return (
    <fieldset className="chooser">
      <legend className="card-mark">{t('docs.chooseVersion')}</legend>
      {apis.map((api, at) => (
        <div key={api.name} className="choice">
          <h2>
            <label>
              <input type="radio" name={name} value={api.name} defaultChecked={at === 0} />
              <span>{api.title[language]}</span>{' '}
              <span className="card-mark">{api.version || t('failed.closedTitle')}</span>
            </label>
          </h2>
          <div className="choice-panel">
            <p>{api.summary[language]}</p>
            {!api.version && <ProblemReason place={api.path} />}
            <FirstLinks api={api}>
              <PageLink href={paths.api(api.path)}>{t('docs.overview')}</PageLink>
            </FirstLinks>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
