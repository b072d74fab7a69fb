import { type Option, searchOptions } from '@portal/domain/option-search.ts'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { closedCombobox, moveByKey, openCombobox, typeText } from './combobox-state.ts'
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
export function useCombobox({ options, restingText, chosen, onChoose, onText, onEscape }: Combobox) {
  const [state, setState] = useState(() => closedCombobox(restingText))
  const listId = useId()
  const typing = state.open && state.searching
  const found = useMemo(
    () => searchOptions(options.prepared, typing ? state.text : ''),
    [options.prepared, typing, state.text],
  )
  const shown = found.slice(0, shownOptions)
  const close = (text = restingText) => setState(closedCombobox(text))
  const choose = (option: Option) => {
    onChoose(option)
    close()
  }
  const enter = (event: KeyboardEvent) => {
    const option = state.open ? shown[state.active] : undefined
    if (option) choose(option)
    else if (!state.searching || !onText(state.text)) return
    else close()
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const position = shown.findIndex(({ value }) => value === chosen)
    const moved = moveByKey(state, event.key, shown.length, position)
    if (moved) {
      event.preventDefault()
      setState(moved)
    } else if (event.key === 'Enter') enter(event)
    else if (event.key === 'Escape') {
      if (!state.open) onEscape()
      close(state.open ? restingText : '')
    }
  }
  const leave = () => {
    if (state.searching || state.text !== restingText) onText(state.text)
    close()
  }
  return {
    shown,
    more: found.length - shown.length,
    state: { ...state, text: state.open || state.searching ? state.text : restingText },
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    choose,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': state.open,
      'aria-controls': listId,
      'aria-activedescendant':
        state.open && state.active >= 0 && shown.length > 0 ? `${listId}-${state.active}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
      value: state.open || state.searching ? state.text : restingText,
      onChange: (event: { target: { value: string } }) => setState(typeText(event.target.value)),
      onClick: () => setState(openCombobox({ ...state, text: restingText }, -1)),
      onKeyDown,
      onBlur: leave,
    } as const,
  }
}
