import type { MouseEvent } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { TabList } from '../TabList.tsx'
import styles from './answer.module.css'
import type { AnswerSource } from './answer-source.ts'
import type { AnswerTab } from './answer-tabs.ts'
import type { Answer } from './messages.ts'
import { SaveButton } from './SaveButton.tsx'

/** More than this is saved, not copied. */
const copiedBytes = 5_000_000

/** The tabs of an answer, and what can be done with the whole of it. */
export function AnswerTabs({ tabs, chosen, onChoose, source, answer }: AnswerTabsProps) {
  const { t } = useSpeech()
  const title = (name: AnswerTab) => (name === 'text' && answer.kind === 'json' ? 'JSON' : t(`query.tab.${name}`))
  const isText = answer.kind === 'json' || answer.kind === 'text'
  return (
    <div className={styles.bar}>
      <TabList
        id="query-answer"
        label={t('query.answer')}
        tabs={tabs.map(name => ({ name, title: title(name) }))}
        chosen={chosen ?? 'text'}
        onChoose={onChoose}
      />
      {isText && (
        <span className={styles.acts}>
          {answer.bytes <= copiedBytes && <CopyAnswer source={source} />}
          <SaveButton source={source} fileName={answer.fileName} />
        </span>
      )}
    </div>
  )
}

interface AnswerTabsProps {
  tabs: AnswerTab[]
  chosen: AnswerTab | undefined
  onChoose: (tab: AnswerTab) => void
  source: AnswerSource
  answer: Answer
}

function CopyAnswer({ source }: { source: AnswerSource }) {
  const { t } = useSpeech()
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    await navigator.clipboard.writeText(await (await source.file()).text())
    currentTarget.dispatchEvent(new Event('copied', { bubbles: true }))
  }
  return (
    <Button small kind="quiet" onClick={copy} data-done={t('query.copied')}>
      {t('query.copy')}
    </Button>
  )
}
