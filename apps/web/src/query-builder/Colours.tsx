import { highlight } from './highlight.ts'

/** A piece of code in colours. */
export function Colours({ code }: { code: string }) {
  return highlight(code).map(({ text, kind }, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
      <span key={index} className={kind === 'name' ? 't-function' : `t-${kind}`}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
