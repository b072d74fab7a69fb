import { limits } from '@portal/domain/limits.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'

interface Snackbar {
  id: number
  type: 'success' | 'info' | 'error'
  content: string
}

let shown: Snackbar[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Snackbar[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Tells the visitor something in passing; it goes after five seconds or when pressed. */
export const showSnackbar = (type: Snackbar['type'], content: string): void =>
  change([...shown, { id: ++lastId, type, content }])

/** The place where passing messages appear; one per page. */
export function Snackbars({ close }: { close: string }) {
  const list = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => shown,
    () => shown,
  )
  return (
    <div className="snackbars" role="log" aria-live="polite">
      {list.map(snackbar => (
        <SnackbarItem key={snackbar.id} snackbar={snackbar} close={close} />
      ))}
    </div>
  )
}

function SnackbarItem({ snackbar, close }: { snackbar: Snackbar; close: string }) {
  const [fading, setFading] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setFading(true), limits.snackbarMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!fading) return
    const timer = setTimeout(() => change(shown.filter(({ id }) => id !== snackbar.id)), limits.fadeMs)
    return () => clearTimeout(timer)
  }, [fading, snackbar.id])
  return (
    <button
      type="button"
      className={`snackbar snackbar-${snackbar.type}${fading ? ' snackbar-fading' : ''}`}
      onClick={() => setFading(true)}
    >
      {snackbar.content}
      <Icon of="x" label={close} />
    </button>
  )
}
