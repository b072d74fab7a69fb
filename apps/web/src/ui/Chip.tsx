import type { ReactNode } from 'react'

/** A state in a word, with an icon where it has one; colour alone says nothing. */
export function Chip({ tone, children }: { tone?: 'good' | 'warn' | 'bad' | 'accent'; children: ReactNode }) {
  return <span className={tone ? `chip chip-${tone}` : 'chip'}>{children}</span>
}
