import { type ReactNode, useEffect, useId, useRef } from 'react'

/**
 * A question that has to be answered before anything else; the browser keeps the focus in it and gives it back. Escape
 * counts as `onClose`.
 */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is removed, or the focus would be lost with it.
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
