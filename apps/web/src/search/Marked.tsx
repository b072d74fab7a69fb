import type { Mark } from '@portal/domain/search/mark-text.ts'

/** A text with the words of a query marked. It stays text: nothing in it becomes markup. */
export function Marked({ text, marks }: { text: string; marks: Mark[] }) {
  const ends = marks.map(([, to]) => to)
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          {text.slice(ends[at - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}
