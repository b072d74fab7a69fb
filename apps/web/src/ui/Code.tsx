import { Copy } from './Copy.tsx'

/** A block of code with its title and a copy button. */
export function Code({ code, title, copy, copied }: { code: string; title: string; copy: string; copied: string }) {
  return (
    <div className="code">
      <div className="code-bar">
        <span>{title}</span>
        <Copy label={copy} done={copied} />
      </div>
      <pre>
        <code>{code}</code>
      </pre>
    </div>
  )
}
