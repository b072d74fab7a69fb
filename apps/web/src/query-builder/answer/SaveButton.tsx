import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AnswerSource } from './answer-source.ts'

/** Saves the answer, byte for byte as it came. */
export function SaveButton({ source, fileName }: { source: AnswerSource; fileName: string }) {
  const { t } = useSpeech()
  const save = async () => {
    const address = URL.createObjectURL(await source.file())
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
  return (
    <Button small kind="quiet" onClick={save}>
      <Icon of="download" />
      {t('query.answer.save')}
    </Button>
  )
}
