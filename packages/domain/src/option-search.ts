/** A choice of a searchable select. The names beside the label make it findable in either language. */
export interface Option {
  value: string
  /** In the language of the page; equal to the value when there is no other name. */
  label: string
  en?: string
  zh?: string
  /** 'zhong guo', without tones. */
  pinyin?: string
  /** 'zg'. */
  initials?: string
}

/** An option with everything it can be found by, in the form in which it is compared. */
export interface SearchableOption {
  option: Option
  value: string
  names: string[]
  initials: string
}

/** Full-width and half-width, accented and plain, capital and small letters are one. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()

/** Prepares options for many searches. */
export function prepareOptions(options: Option[]): SearchableOption[] {
  return options.map(option => {
    const { value, label, en, zh, pinyin = '', initials = '' } = option
    const names = [label, en ?? '', zh ?? '', pinyin, pinyin.replaceAll(' ', '')]
    return {
      option,
      value: fold(value),
      names: [...new Set(names.map(fold))].filter(Boolean),
      initials: fold(initials),
    }
  })
}

/** How well one word fits, the less the better; Infinity when not at all. */
function rankWord({ value, names, initials }: SearchableOption, word: string): number {
  if (value === word || names.includes(word)) return 0
  if (value.startsWith(word)) return 1
  if (names.some(name => name.startsWith(word))) return 2
  if (initials.startsWith(word)) return 3
  if (names.some(name => name.includes(` ${word}`) || name.includes(`(${word}`))) return 4
  if (names.some(name => name.includes(word)) || value.includes(word)) return 5
  return initials.includes(word) ? 6 : Number.POSITIVE_INFINITY
}

/** The options that fit every word of a query, best first, equal ones in their own order. */
export function searchOptions(prepared: SearchableOption[], query: string): Option[] {
  const whole = fold(query)
  if (whole === '') return prepared.map(({ option }) => option)
  const words = whole.split(/\s+/)
  const rank = (entry: SearchableOption) =>
    // A query of several words may be the beginning of a name ('united sta'); only then is it better than its words.
    Math.min(rankWord(entry, whole), 10 + Math.max(...words.map(word => rankWord(entry, word))))
  return prepared
    .map(entry => ({ option: entry.option, rank: rank(entry) }))
    .filter(entry => entry.rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(entry => entry.option)
}
