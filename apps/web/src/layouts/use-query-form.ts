import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { staysScrolled } from '../routing/KeepScroll.ts'

/**
 * What makes a form's values the query of a page. Without the application the browser sends the form; with it the page
 * changes in place, replacing the entry of the history, and stays where it is scrolled.
 */
export function useQueryForm() {
  const navigate = useNavigate()
  const send = (form: HTMLFormElement) => {
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(`${new URL(form.action).pathname}?${query}`, { replace: true, state: staysScrolled })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }
  return { send, onSubmit }
}
