import type { TokenInfo } from '../../api/tokens.ts'
import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Asks before a token that programs may be using stops. */
export function ReplaceDialog({ token, onAnswer }: { token: TokenInfo; onAnswer: (replace: boolean) => void }) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('token.replace.title')} onClose={() => onAnswer(false)}>
      <p>{t('token.replace.text', { prefix: `${token.prefix}…` })}</p>
      <div className="dialog-actions">
        <Button autoFocus onClick={() => onAnswer(false)}>
          {t('token.replace.no')}
        </Button>
        <Button kind="danger" onClick={() => onAnswer(true)}>
          {t('token.replace.yes')}
        </Button>
      </div>
    </Dialog>
  )
}
