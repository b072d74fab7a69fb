import type { LucideIcon } from 'lucide-react'

/** An icon of the set at 16 or 20 px. With a label it speaks for itself; without one it stands beside its word. */
export function Icon({ of: Drawing, large = false, label }: { of: LucideIcon; large?: boolean; label?: string }) {
  return (
    <Drawing
      className={large ? 'icon icon-l' : 'icon'}
      size={large ? 20 : 16}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
