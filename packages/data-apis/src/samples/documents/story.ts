/** What a text is made of: one of its titles, and of each sentence one of its variants (an empty one says nothing). */
export interface Story {
  /** Code of the topic. */
  topic: string
  titles: string[]
  sentences: string[][]
}

/** What the places `{name}` of a story are filled with. */
export type Filling = Record<string, string>

/** Fills a text: `{name}` with its value, `{+a|b}` with the first word where something grows. */
export const fill = (text: string, values: Filling, grows: boolean): string =>
  text.replaceAll(/\{(\+?)([^{}|]*)(?:\|([^{}]*))?\}/g, (_, choice: string, first: string, second: string) =>
    choice ? (grows ? first : second) : (values[first] ?? `{${first}}`),
  )
