import { useMemo, useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { ScrollBox } from '../../ui/ScrollBox.tsx'
import styles from './answer.module.css'
import type { AnswerSource } from './answer-source.ts'
import type { TableHead } from './messages.ts'
import { useRows } from './use-rows.ts'
import { rowIndexes, useWindow } from './use-window.ts'

const rowPx = 30
/** More columns are in the JSON; beyond this a table is no longer read. */
const shownColumns = 40

/** The rows of an answer; with several lists in it, one may be chosen. */
export function TableView({ source, tables, turn }: { source: AnswerSource; tables: TableHead[]; turn: number }) {
  const { t } = useSpeech()
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, tables.length - 1)
  const table = tables[at]
  if (!table) return null
  return (
    <>
      {tables.length > 1 && (
        <label className={styles.choose}>
          <span>{t('query.table.which')}</span>
          <select className="input" value={at} onChange={event => setChosen(Number(event.target.value))}>
            {tables.map(({ name, rows }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lists may have the same name
              <option key={index} value={index}>
                {t('query.table.name', { name: name || t('query.table.series'), count: rows })}
              </option>
            ))}
          </select>
        </label>
      )}
      <Rows source={source} table={table} index={at} turn={`${turn} ${at}`} />
    </>
  )
}

function Rows({ source, table, index, turn }: RowsProps) {
  const { t } = useSpeech()
  const { box, from, to, shift, heightPx, boxPx, onScroll } = useWindow(table.rows, rowPx, rowPx, turn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another table
  const load = useMemo(() => (first: number, end: number) => source.rows(index, first, end), [source, index, turn])
  const row = useRows(load, from, to)
  const columns = table.columns.slice(0, shownColumns)
  return (
    <ScrollBox ref={box} className={styles.box} label={t('query.answer.table')} onScroll={onScroll}>
      <div className={styles.tall} style={{ height: heightPx + rowPx }}>
        <div className={styles.pane} style={{ height: boxPx }}>
          <table className={styles.table} aria-rowcount={table.rows + 1}>
            <colgroup>
              {columns.map(({ name }, at) => (
                <col key={name} style={{ width: `${Math.min(42, Math.max(7, (table.widths[at] ?? 0) + 3))}ch` }} />
              ))}
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                {columns.map(({ name, numeric }) => (
                  <th key={name} scope="col" className={numeric ? styles.number : undefined} title={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody style={{ transform: `translateY(${-shift}px)` }}>
              {rowIndexes(from, to).map(index => (
                <tr key={index} aria-rowindex={index + 2}>
                  {columns.map(({ name, numeric }, cell) => (
                    <td key={name} className={numeric ? styles.number : undefined} title={cellText(row(index)?.[cell])}>
                      {cellText(row(index)?.[cell])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </ScrollBox>
  )
}

interface RowsProps {
  source: AnswerSource
  table: TableHead
  index: number
  turn: string
}

const cellText = (value: unknown): string => (value === undefined ? '' : String(value))
