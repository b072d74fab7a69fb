import { lazy, Suspense, useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Call } from '../use-call.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { AnswerProblem } from './AnswerProblem.tsx'
import { AnswerTabs } from './AnswerTabs.tsx'
import styles from './answer.module.css'
import { type AnswerTab, chooseTab, listTabs } from './answer-tabs.ts'
import { FileView } from './FileView.tsx'
import { HeadersView } from './HeadersView.tsx'
import { TableView } from './TableView.tsx'
import { TextView } from './TextView.tsx'

const ChartView = lazy(() => import('../chart/ChartView.tsx').then(({ ChartView: view }) => ({ default: view })))

/** The answer in the shape in which a person wants to see it. */
export function AnswerPanel({ call, url, responsesHref }: { call: Call; url: string; responsesHref: string }) {
  const { t } = useSpeech()
  const [wanted, setWanted] = useState<AnswerTab>()
  const { state, source } = call
  const { answer } = state
  const tabs = listTabs(state)
  const chosen = chooseTab(tabs, wanted, state)
  return (
    <section className={styles.panel} aria-label={t('query.answer')} aria-busy={state.phase === 'running'}>
      <AnswerLine state={state} />
      <AnswerProblem state={state} url={url} responsesHref={responsesHref} />
      {answer && source && (
        <>
          <AnswerTabs tabs={tabs} chosen={chosen} onChoose={setWanted} source={source} answer={answer} />
          <div
            id="query-answer-panel"
            role="tabpanel"
            aria-labelledby={`query-answer-${chosen}`}
            className={styles.content}
          >
            {chosen === 'table' && <TableView source={source} tables={answer.tables} turn={state.turn} />}
            {chosen === 'chart' && (
              <Suspense fallback={<Spinner label={t('page.loading')} />}>
                <ChartView
                  key={state.turn}
                  series={answer.series}
                  total={answer.seriesTotal}
                  onTable={() => setWanted('table')}
                />
              </Suspense>
            )}
            {chosen === 'text' && (
              <TextView source={source} lines={answer.lines} turn={state.turn} coloured={answer.kind === 'json'} />
            )}
            {chosen === 'file' && <FileView source={source} answer={answer} turn={state.turn} />}
            {chosen === 'headers' && state.head && <HeadersView head={state.head} />}
          </div>
        </>
      )}
    </section>
  )
}
