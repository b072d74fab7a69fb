import { highlight } from './highlight.ts'

/** A page carries so many pieces in colours of each of its texts. */
const mostOfPage = 500

/** A piece of code in colours; what comes after the first `most` pieces has none. */
export function Colours({ code, most = mostOfPage }: { code: string; most?: number | undefined }) {
  return highlight(code, most).map(({ text, kind }, index) =>
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
