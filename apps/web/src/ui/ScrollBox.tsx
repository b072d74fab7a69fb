import type { ReactNode, Ref } from 'react'

/** A box that scrolls by itself: it has a name and can be reached by keyboard. */
export function ScrollBox({ label, className, ref, onScroll, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop the keyboard cannot scroll it
    <section ref={ref} className={className} aria-label={label} tabIndex={0} onScroll={onScroll}>
      {children}
    </section>
  )
}

interface ScrollBoxProps {
  label: string
  className?: string | undefined
  ref?: Ref<HTMLElement>
  onScroll?: () => void
  children: ReactNode
}
