import { useSpeech } from '../../i18n.tsx'
import { ScrollBox } from '../../ui/ScrollBox.tsx'
import styles from './answer.module.css'
import type { AnswerHead } from './messages.ts'

/** The headers of an answer, as far as the browser may see them. */
export function HeadersView({ head }: { head: AnswerHead }) {
  const { t } = useSpeech()
  return (
    <ScrollBox className={styles.box} label={t('query.tab.headers')}>
      <dl className={styles.headers}>
        {head.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ScrollBox>
  )
}
