/** Browsers draw nothing beyond some 17 to 33 million pixels; a longer list is scrolled in proportion. */
const tallestPx = 8_000_000

interface Geometry {
  count: number
  rowPx: number
  viewPx: number
}

/** Height of the scrolled content in px. */
export const contentHeight = ({ count, rowPx }: Geometry): number => Math.min(count * rowPx, tallestPx)

/** How far the rows reach beyond the view when they are not squeezed. */
const farthest = ({ count, rowPx, viewPx }: Geometry): number => Math.max(0, count * rowPx - viewPx)

/**
 * Where the view stands in the unsqueezed list after the scroll bar moved from `before` to `top`. A small move is taken
 * as it is, so that lines pass one by one; a jump, and both ends, are taken in proportion.
 */
export function followScroll(geometry: Geometry, position: number, before: number, top: number): number {
  const { viewPx } = geometry
  const far = farthest(geometry)
  const scrollable = Math.max(1, contentHeight(geometry) - viewPx)
  const isEnd = top <= 0 || top >= scrollable - 1
  const isJump = Math.abs(top - before) > viewPx * 2
  const next = isEnd || isJump ? (Math.max(0, top) / scrollable) * far : position + top - before
  return Math.max(0, Math.min(far, next))
}

/** The rows in sight with a few above and below, and by how many px the first one is above the view. */
export function visibleRows(
  { count, rowPx, viewPx }: Geometry,
  position: number,
): { from: number; to: number; shift: number } {
  const from = Math.max(0, Math.floor(position / rowPx) - 2)
  const to = Math.min(count, Math.ceil((position + viewPx) / rowPx) + 2)
  return { from, to, shift: position - from * rowPx }
}
