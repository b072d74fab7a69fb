import { type Option, searchOptions } from '@portal/domain/option-search.ts'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { type ComboboxState, closedCombobox, isSearching, moveByKey, openCombobox, typeText } from './combobox-state.ts'
import type { Options } from './use-options.ts'

/** How many options a list shows at most; the rest are found by typing. */
const shownOptions = 100

interface Combobox {
  options: Options
  /** What stands in the box while nobody types; empty where choices are kept beside it. */
  restingText: string
  chosen: string | undefined
  onChoose: (option: Option) => void
  /** Text that was typed and belongs to no option, on Enter and on leaving. False when it is not taken. */
  onText: (text: string) => boolean
  onEscape: () => void
}

/** A text box over a list of options, as the ARIA practices describe it. */
export function useCombobox(combobox: Combobox) {
  const { options, restingText, onChoose, onText } = combobox
  const [state, setState] = useState(() => closedCombobox(restingText))
  const listId = useId()
  const query = isSearching(state) ? state.text : ''
  const found = useMemo(() => searchOptions(options.prepared, query), [options.prepared, query])
  const shown = found.slice(0, shownOptions)
  const close = () => setState(closedCombobox(restingText))
  const choose = (option: Option) => {
    onChoose(option)
    close()
  }
  const leave = () => {
    if (state.typed) onText(state.text)
    close()
  }
  const optionId = (index: number) => `${listId}-${index}`
  return {
    shown,
    more: found.length - shown.length,
    state,
    listId,
    optionId,
    choose,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': state.open,
      'aria-controls': listId,
      'aria-activedescendant': state.open && shown[state.active] ? optionId(state.active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      value: state.typed ? state.text : restingText,
      onChange: (event: { target: { value: string } }) => setState(typeText(event.target.value)),
      onClick: () => setState(openCombobox(state, -1)),
      onKeyDown: (event: KeyboardEvent) => pressKey(event, combobox, { state, setState, shown, choose, close }),
      onBlur: leave,
    } as const,
  }
}

interface Pressed {
  state: ComboboxState
  setState: (state: ComboboxState) => void
  shown: Option[]
  choose: (option: Option) => void
  close: () => void
}

/** A key that the list or the text takes goes no further; Enter on an untouched box sends the form. */
function pressKey(event: KeyboardEvent, { chosen, onText, onEscape }: Combobox, pressed: Pressed): void {
  const { state, setState, shown, choose, close } = pressed
  const position = shown.findIndex(({ value }) => value === chosen)
  const moved = moveByKey(state, event.key, shown.length, position)
  const option = state.open ? shown[state.active] : undefined
  if (moved) setState(moved)
  else if (event.key === 'Enter' && option) choose(option)
  else if (event.key === 'Enter' && state.typed && onText(state.text)) close()
  else {
    if (event.key === 'Escape' && !state.open) onEscape()
    if (event.key === 'Escape') close()
    return
  }
  event.preventDefault()
}
