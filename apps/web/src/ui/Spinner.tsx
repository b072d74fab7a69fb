import { LoaderCircle } from 'lucide-react'

/** Says that something is on its way, after 300 ms; `whole` fills the place of a page. Size in px. */
export function Spinner({ label, size = 20, whole = false }: { label: string; size?: number; whole?: boolean }) {
  const spinner = (
    <span className="spinner" role="status" aria-label={label}>
      <LoaderCircle size={size} aria-hidden="true" />
    </span>
  )
  return whole ? <div className="spinner-whole">{spinner}</div> : spinner
}
