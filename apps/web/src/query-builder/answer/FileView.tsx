import { useEffect, useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import styles from './answer.module.css'
import type { AnswerSource } from './answer-source.ts'
import type { Answer } from './messages.ts'
import { SaveButton } from './SaveButton.tsx'
import { writeBytes } from './units.ts'

/** An answer that is not text: a picture is shown, anything else is saved. */
export function FileView({ source, answer, turn }: { source: AnswerSource; answer: Answer; turn: number }) {
  const { t, language } = useSpeech()
  const picture = usePicture(source, answer, turn)
  return (
    <div className={styles.file}>
      {picture && <img src={picture} alt={t('query.answer.picture')} />}
      <p>{t('query.answer.file', { type: answer.mediaType || '?', size: writeBytes(answer.bytes, language) })}</p>
      <SaveButton source={source} fileName={answer.fileName} />
    </div>
  )
}

/** The picture as a data address: the page may load pictures from the portal and from itself, nowhere else. */
function usePicture(source: AnswerSource, { kind }: Answer, turn: number): string | undefined {
  const [picture, setPicture] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another picture
  useEffect(() => {
    if (kind !== 'image') return
    let current = true
    const reader = new FileReader()
    reader.addEventListener('load', () => current && setPicture(String(reader.result)))
    void source.file().then(file => reader.readAsDataURL(file))
    return () => {
      current = false
    }
  }, [source, kind, turn])
  return picture
}
