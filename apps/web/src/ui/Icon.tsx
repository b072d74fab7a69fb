import { drawings } from './drawings-data.ts'

export type IconName = keyof typeof drawings

/** Whether a name, as the server gives them to entries of menus, is that of an icon. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(drawings, name)

/** An icon of the set at 16 or 20 px. With a label it speaks for itself; without one it stands beside its word. */
export function Icon({ of: name, large = false, label, className }: IconProps) {
  return (
    <svg
      className={['icon', large && 'icon-l', className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={drawings[name]} />
    </svg>
  )
}

interface IconProps {
  of: IconName
  large?: boolean
  label?: string
  className?: string
}
