import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { contentHeight, followScroll, visibleRows } from './windowing.ts'

interface RowWindow {
  box: RefObject<HTMLElement | null>
  from: number
  to: number
  /** By how many px the first row is above the view. */
  shift: number
  heightPx: number
  /** Height of what is in sight, head included. */
  boxPx: number
  onScroll: () => void
}

/**
 * Which rows of a long list are in sight of its scrolling box, below a head of `headPx` that stays. A new `turn` starts
 * at the top again.
 */
export function useWindow(count: number, rowPx: number, headPx: number, turn: number | string): RowWindow {
  const box = useRef<HTMLElement>(null)
  const place = useRef({ position: 0, top: 0 })
  const [boxPx, setBoxPx] = useState(400)
  const [position, setPosition] = useState(0)
  const viewPx = Math.max(rowPx, boxPx - headPx)
  const onScroll = useCallback(() => {
    const top = box.current?.scrollTop ?? 0
    const next = followScroll({ count, rowPx, viewPx }, place.current.position, place.current.top, top)
    place.current = { position: next, top }
    setPosition(next)
  }, [count, rowPx, viewPx])
  useEffect(() => {
    const own = box.current
    if (!own) return
    const observer = new ResizeObserver(() => setBoxPx(own.clientHeight))
    observer.observe(own)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of turn that matters
  useLayoutEffect(() => {
    place.current = { position: 0, top: 0 }
    setPosition(0)
    box.current?.scrollTo(0, 0)
  }, [turn])
  const heightPx = contentHeight({ count, rowPx, viewPx })
  return { box, ...visibleRows({ count, rowPx, viewPx }, position), heightPx, boxPx, onScroll }
}

/** The numbers of the rows of a window. */
export const rowIndexes = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at)
