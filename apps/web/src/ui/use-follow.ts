import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Opens a page of the portal in place on a click that asks for nothing special, such as a new tab. */
export function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent, address: string) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    navigate(address, { replace: address === location.pathname + location.search })
  }
}
