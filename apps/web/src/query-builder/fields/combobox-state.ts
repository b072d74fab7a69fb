/** What a searchable select is showing. `active` is the option that Enter would take, -1 for none. */
export interface ComboboxState {
  text: string
  open: boolean
  active: number
  /** True once the text was changed by hand: until then it is only what is chosen. */
  typed: boolean
}

/** Before something is typed every option is shown. */
export const isSearching = ({ typed, text }: ComboboxState): boolean => typed && text.trim() !== ''

export const closedCombobox = (text: string): ComboboxState => ({ text, open: false, active: -1, typed: false })

/** Typing searches, and offers the best match. */
export const typeText = (text: string): ComboboxState => ({
  text,
  open: true,
  active: text.trim() === '' ? -1 : 0,
  typed: true,
})

export const openCombobox = (state: ComboboxState, active: number): ComboboxState =>
  state.open ? state : { ...state, open: true, active, typed: false }

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/**
 * The state after a key that moves through `count` options; nothing when the key does not. Single steps go round,
 * pages stop at the ends, and a closed list opens on `chosen`.
 */
export function moveByKey(state: ComboboxState, key: string, count: number, chosen: number): ComboboxState | undefined {
  const step = steps[key]
  if (step === undefined) return undefined
  if (!state.open) {
    if (Math.abs(step) > 1) return undefined
    return openCombobox(state, chosen >= 0 ? chosen : step > 0 ? 0 : count - 1)
  }
  if (count === 0) return state
  if (Math.abs(step) > 1) return { ...state, active: Math.max(0, Math.min(count - 1, state.active + step)) }
  const from = state.active < 0 && step < 0 ? 0 : state.active
  return { ...state, active: (from + step + count) % count }
}
