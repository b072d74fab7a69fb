import { useSpeech } from '../i18n.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './QueryBuilder.module.css'
import type { Call } from './use-call.ts'

/** Sends, cancels, starts over. A send that comes too early is held back and said so. */
export function SendBar({ call, onClear }: { call: Call; onClear: () => void }) {
  const { t } = useSpeech()
  const { phase, held } = call.state
  return (
    <div className={styles.send}>
      <Button kind="primary" type="submit">
        <Icon of="play" />
        {t('query.send')}
      </Button>
      {phase === 'running' && (
        <Button onClick={call.cancel}>
          <Icon of="square" />
          {t('query.cancel')}
        </Button>
      )}
      <Button kind="quiet" onClick={onClear}>
        {t('query.clear')}
      </Button>
      <p className={styles.held} role="status">
        {held && (
          <>
            <b>{t('error.too-many-requests')}</b> {t('query.held')}
          </>
        )}
      </p>
    </div>
  )
}
