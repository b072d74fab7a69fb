import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

const icons = { info: 'info', good: 'circle-check', bad: 'triangle-alert' } as const satisfies Record<string, IconName>

/** A message that stands in a page until it no longer holds. */
export function Notice({ tone = 'info', children }: { tone?: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`}>
      <Icon of={icons[tone]} large />
      <div>{children}</div>
    </div>
  )
}
