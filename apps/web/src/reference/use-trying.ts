import { useEffect, useRef, useState } from 'react'

/** 'tried' is read again: the query builder stays as it was left, out of sight. */
type Trying = 'reading' | 'trying' | 'tried'

/** Whether an operation is read or tried. An address that holds values opens it to be tried. */
export function useTrying() {
  const [state, setState] = useState<Trying>('reading')
  const [byHand, setByHand] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (/[?&]p\./.test(location.search)) setState('trying')
  }, [])
  useEffect(() => {
    if (state === 'tried') button.current?.focus()
  }, [state])
  const open = () => {
    setByHand(true)
    setState('trying')
  }
  return { state, byHand, button, open, close: () => setState('tried') }
}
