import { useEffect, useRef, useState } from 'react'

const chunkRows = 100
/** So many chunks are kept; an older window is asked for again when it comes back. */
const keptChunks = 30

/** The rows of a window out of a source that is asked for a hundred at a time. Undefined while one is on its way. */
export function useRows<Row>(
  load: (from: number, to: number) => Promise<Row[]>,
  from: number,
  to: number,
): (index: number) => Row | undefined {
  const asked = useRef({ load, chunks: new Map<number, Row[] | undefined>() })
  const [, arrive] = useState(0)
  if (asked.current.load !== load) asked.current = { load, chunks: new Map() }
  const { chunks } = asked.current
  const first = Math.floor(from / chunkRows)
  const last = Math.floor(Math.max(from, to - 1) / chunkRows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another list
  useEffect(() => {
    const own = asked.current
    for (let chunk = first; chunk <= last; chunk++) {
      if (own.chunks.has(chunk)) continue
      own.chunks.set(chunk, undefined)
      void own.load(chunk * chunkRows, (chunk + 1) * chunkRows).then(rows => {
        own.chunks.set(chunk, rows)
        if (own === asked.current) arrive(count => count + 1)
      })
    }
    for (const chunk of own.chunks.keys()) {
      if (own.chunks.size <= keptChunks) break
      if (chunk < first - 1 || chunk > last + 1) own.chunks.delete(chunk)
    }
  }, [first, last, load])
  return index => chunks.get(Math.floor(index / chunkRows))?.[index % chunkRows]
}
