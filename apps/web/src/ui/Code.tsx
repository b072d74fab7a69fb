import type { ReactNode } from 'react'
import { Copy } from './Copy.tsx'

/** A block of code with its title and a copy button. */
export function Code({ title, copy, copied, children }: CodeProps) {
  return (
    <div className="code">
      <div className="code-bar">
        <span>{title}</span>
        <Copy label={copy} done={copied} />
      </div>
      <pre>
        <code>{children}</code>
      </pre>
    </div>
  )
}

interface CodeProps {
  title: string
  copy: string
  copied: string
  children: ReactNode
}
