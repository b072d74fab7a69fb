import type { OutlineItem } from '@portal/domain/page.ts'
import { useSpeech } from '../i18n.tsx'

/** The headings of a page beside it, where there is room. */
export function Outline({ items }: { items: OutlineItem[] }) {
  const { t } = useSpeech()
  if (items.length < 2) return null
  return (
    <nav className="outline" aria-label={t('docs.onThisPage')}>
      <p className="outline-title">{t('docs.onThisPage')}</p>
      <ul>
        {items.map(({ id, level, title }) => (
          <li key={id} className={level > 2 ? 'outline-deep' : undefined}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
