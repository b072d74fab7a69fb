/** Copies a text, or without one the code block it stands in. Works before the application is there: boot.ts does it. */
export function Copy({ text, label, done }: { text?: string; label: string; done: string }) {
  return (
    <button type="button" className="code-copy" data-copy={text ?? ''} data-done={done}>
      {label}
    </button>
  )
}
