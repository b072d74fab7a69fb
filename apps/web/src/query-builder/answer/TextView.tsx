import { useMemo } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { ScrollBox } from '../../ui/ScrollBox.tsx'
import { Colours } from '../Colours.tsx'
import styles from './answer.module.css'
import type { AnswerSource } from './answer-source.ts'
import { useRows } from './use-rows.ts'
import { rowIndexes, useWindow } from './use-window.ts'

const rowPx = 20

/** The text of an answer, of which only the lines in sight exist. */
export function TextView({ source, lines, turn, coloured }: TextViewProps) {
  const { t } = useSpeech()
  const { box, from, to, shift, heightPx, boxPx, onScroll } = useWindow(lines, rowPx, 0, turn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another text
  const load = useMemo(() => source.lines.bind(source), [source, turn])
  const line = useRows(load, from, to)
  return (
    <ScrollBox ref={box} className={styles.box} label={t('query.answer.text')} onScroll={onScroll}>
      <div className={styles.tall} style={{ height: heightPx }}>
        <pre className={styles.pane} style={{ height: boxPx }}>
          <code className={styles.lines} style={{ marginTop: -shift }}>
            {rowIndexes(from, to).map(index => (
              <span key={index}>
                {coloured ? <Colours code={line(index) ?? ''} /> : line(index)}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      </div>
    </ScrollBox>
  )
}

interface TextViewProps {
  source: AnswerSource
  lines: number
  /** Counts the answers. */
  turn: number
  coloured: boolean
}
