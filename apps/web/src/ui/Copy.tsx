/** Copies a text, a file or the code block it stands in. Works before the application is there: boot.ts does it. */
export function Copy({ text, file, label, done }: CopyProps) {
  return file ? (
    <a href={file} className="code-copy code-file" data-copy-page data-done={done}>
      {label}
    </a>
  ) : (
    <button type="button" className="code-copy" data-copy={text ?? ''} data-done={done}>
      {label}
    </button>
  )
}

interface CopyProps {
  text?: string
  /** Its address. */
  file?: string | undefined
  label: string
  done: string
}
