import { type MessageKey, useSpeech } from '../../i18n.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import type { CallState } from '../call-state.ts'
import styles from './answer.module.css'

/** What went wrong: what the API said, what it means, and the page that explains it. */
export function AnswerProblem({ state, url, responsesHref }: AnswerProblemProps) {
  const { t } = useSpeech()
  const { phase, head, shown, failure } = state
  if (phase === 'failed' && failure === 'network') return <NoAnswer url={url} />
  const failures = phase === 'answered' ? (shown?.answer.failures ?? []) : []
  const isFailed = phase === 'answered' && head !== undefined && head.status >= 400
  if (!isFailed && failures.length === 0) return null
  return (
    <div className={styles.problem} role="alert">
      {failures.map(({ code, message }) => (
        <p key={code + message}>
          {code && <code>{code}</code>} {message}
        </p>
      ))}
      <p>{t(isFailed ? meaningOf(head.status) : 'query.status.partial')}</p>
      <p>
        <PageLink href={responsesHref}>{t('query.responses')}</PageLink>
      </p>
    </div>
  )
}

interface AnswerProblemProps {
  state: CallState
  /** Address of the call. */
  url: string
  /** The page that explains the answers of the API. */
  responsesHref: string
}

/** A page is not told why a call failed before there was an answer: these are the reasons there can be. */
function NoAnswer({ url }: { url: string }) {
  const { t } = useSpeech()
  const host = URL.canParse(url) ? new URL(url).host : url
  return (
    <div className={styles.problem} role="alert">
      <p>{t(host === location.host ? 'query.network.own' : 'query.network.foreign', { host })}</p>
    </div>
  )
}

const known = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 501])

function meaningOf(status: number): MessageKey {
  if (known.has(status)) return `query.status.${status}` as MessageKey
  return status >= 500 ? 'query.status.500' : 'query.status.other'
}
