import type { ReactNode } from 'react'
import { Copy } from './Copy.tsx'

/** A block of code with its title and a copy button. Where it is an excerpt, `file` is the whole, and what is copied. */
export function Code({ title, copy, copied, file, foot, children }: CodeProps) {
  return (
    <div className="code">
      <div className="code-bar">
        <span>{title}</span>
        <Copy label={copy} done={copied} file={file} />
      </div>
      <pre>
        <code>{children}</code>
      </pre>
      {foot}
    </div>
  )
}

interface CodeProps {
  title: string
  copy: string
  copied: string
  file?: string
  foot?: ReactNode
  children: ReactNode
}
