import { startTransition, useEffect, useState } from 'react'

/** A value that follows when what is drawn at once is on the screen; until then it is as it was, or as `first` says. */
export function useLater<T>(value: T, first = value): T {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}
