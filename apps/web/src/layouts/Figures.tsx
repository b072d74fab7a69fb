import type { Figure } from '@portal/domain/showcase.ts'
import { useSpeech } from '../i18n.tsx'

/** True figures of a product, counted in the running data. */
export function Figures({ figures }: { figures: Figure[] }) {
  const { t } = useSpeech()
  if (figures.length === 0) return null
  return (
    <dl className="figures">
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
