import type { ComponentProps } from 'react'

type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'

/** The class of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind = 'plain', small = false, more = ''): string =>
  ['button', kind !== 'plain' && `button-${kind}`, small && 'button-small', more].filter(Boolean).join(' ')

/** A button. It never submits unless it says so. */
export function Button({ kind, small, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind, small, className)} {...rest} />
}

type ButtonProps = ComponentProps<'button'> & { kind?: ButtonKind; small?: boolean }
