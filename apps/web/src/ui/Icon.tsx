import type { LucideIcon } from 'lucide-react'

/** An icon of the set at 16 or 20 px. With a label it speaks for itself; without one it stands beside its word. */
export function Icon({ of: Drawing, large = false, label, className = '' }: IconProps) {
  return (
    <Drawing
      className={['icon', large && 'icon-l', className].filter(Boolean).join(' ')}
      size={large ? 20 : 16}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

interface IconProps {
  of: LucideIcon
  large?: boolean
  label?: string
  className?: string
}
