import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { ShownAnswer } from '../call-state.ts'
import type { Call } from '../use-call.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { AnswerProblem } from './AnswerProblem.tsx'
import { AnswerTabs } from './AnswerTabs.tsx'
import styles from './answer.module.css'
import type { AnswerSource } from './answer-source.ts'
import { type AnswerTab, chooseTab, listTabs } from './answer-tabs.ts'
import { FileView } from './FileView.tsx'
import { HeadersView } from './HeadersView.tsx'
import { TableView } from './TableView.tsx'
import { TextView } from './TextView.tsx'

const ChartView = lazy(() => import('../chart/ChartView.tsx').then(({ ChartView: view }) => ({ default: view })))

/** The answer in the shape in which a person wants to see it. */
export function AnswerPanel({ call, url, responsesHref }: { call: Call; url: string; responsesHref: string }) {
  const { t } = useSpeech()
  const [wanted, onWant] = useState<AnswerTab>()
  const { state, source } = call
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // Below the fields of a narrow screen an answer would come unseen.
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {}
    if (state.phase === 'answered' && top > innerHeight * 0.75) section.current?.scrollIntoView()
  }, [state.phase])
  return (
    <section
      ref={section}
      className={styles.panel}
      aria-label={t('query.answer')}
      aria-busy={state.phase === 'running'}
    >
      <AnswerLine state={state} />
      <AnswerProblem state={state} url={url} responsesHref={responsesHref} />
      {state.shown && source && (
        <AnswerViews shown={state.shown} source={source} turn={state.turn} wanted={wanted} onWant={onWant} />
      )}
    </section>
  )
}

function AnswerViews({ shown, source, turn, wanted, onWant }: AnswerViewsProps) {
  const { t } = useSpeech()
  const { answer, head } = shown
  const tabs = listTabs(shown)
  const chosen = chooseTab(tabs, wanted, shown)
  return (
    <>
      <AnswerTabs tabs={tabs} chosen={chosen} onChoose={onWant} source={source} answer={answer} />
      <div
        id="query-answer-panel"
        role="tabpanel"
        aria-labelledby={`query-answer-${chosen}`}
        className={styles.content}
      >
        {chosen === 'table' && <TableView source={source} tables={answer.tables} turn={turn} />}
        {chosen === 'chart' && (
          <Suspense fallback={<Spinner label={t('page.loading')} />}>
            <ChartView key={turn} series={answer.series} total={answer.seriesTotal} onTable={() => onWant('table')} />
          </Suspense>
        )}
        {chosen === 'text' && (
          <TextView source={source} lines={answer.lines} turn={turn} coloured={answer.kind === 'json'} />
        )}
        {chosen === 'file' && <FileView source={source} answer={answer} turn={turn} />}
        {chosen === 'headers' && head && <HeadersView head={head} />}
      </div>
    </>
  )
}

interface AnswerViewsProps {
  shown: ShownAnswer
  source: AnswerSource
  turn: number
  /** The view that was asked for last. */
  wanted: AnswerTab | undefined
  onWant: (tab: AnswerTab) => void
}
