import { CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const icons = { info: Info, good: CircleCheck, bad: TriangleAlert } satisfies Record<string, LucideIcon>

/** A message that stands in a page until it no longer holds. */
export function Notice({ tone = 'info', children }: { tone?: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`}>
      <Icon of={icons[tone]} large />
      <div>{children}</div>
    </div>
  )
}
