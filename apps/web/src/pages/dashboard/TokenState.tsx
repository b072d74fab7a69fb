import type { TokenInfo } from '../../api/tokens.ts'
import { useSpeech } from '../../i18n.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'

/** Whether there is a token for a product, or could be. */
export function TokenState({ token, isAvailable }: { token: TokenInfo | undefined; isAvailable: boolean }) {
  const { t } = useSpeech()
  const [icon, tone, key] = token && isAvailable ? states.active : isAvailable ? states.absent : states.closed
  return (
    <Chip {...(tone && { tone })}>
      <Icon of={icon} />
      {t(key)}
    </Chip>
  )
}

const states = {
  active: ['circle-check', 'good', 'token.state.active'],
  absent: ['circle-dashed', undefined, 'token.state.absent'],
  closed: ['circle-slash', undefined, 'token.state.closed'],
} as const satisfies Record<string, readonly [IconName, 'good' | undefined, string]>
