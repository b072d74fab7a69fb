import { useSpeech } from '../../i18n.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { type CallState, callsLeft } from '../call-state.ts'
import styles from './answer.module.css'
import { writeBytes, writeDuration, writeNumber } from './units.ts'

/** The line above an answer: status, time, size, rows, calls left this second. */
export function AnswerLine({ state }: { state: CallState }) {
  const { t, language } = useSpeech()
  const { phase, head, shown, bytes, tookMs } = state
  const answer = shown?.answer
  const left = callsLeft(head)
  const rows = head && head.status < 400 ? answer?.tables[0]?.rows : undefined
  return (
    <div className={styles.line}>
      <span className={styles.line} role="status">
        {phase === 'example' && <Chip tone="accent">{t(answer ? 'query.example' : 'query.example.none')}</Chip>}
        {head && <Chip tone={toneOf(head.status)}>{`${head.status} ${head.statusText}`.trim()}</Chip>}
        {phase === 'failed' && state.failure === 'cancelled' && <Chip>{t('query.cancelled')}</Chip>}
        {phase === 'failed' && state.failure === 'network' && <Chip tone="bad">{t('query.no-answer')}</Chip>}
        {tookMs !== undefined && <span>{writeDuration(tookMs, language)}</span>}
        {phase === 'answered' && answer && <span>{writeBytes(answer.bytes, language)}</span>}
        {phase === 'answered' && rows !== undefined && (
          <span>{t('query.rows', { count: writeNumber(rows, language, 12) })}</span>
        )}
        {phase === 'answered' && left !== undefined && <span>{t('query.calls-left', { count: left })}</span>}
      </span>
      {phase === 'running' && <span>{t('query.running', { size: writeBytes(bytes, language) })}</span>}
    </div>
  )
}

function toneOf(status: number): 'good' | 'warn' | 'bad' {
  if (status < 400) return 'good'
  return status === 429 ? 'warn' : 'bad'
}
