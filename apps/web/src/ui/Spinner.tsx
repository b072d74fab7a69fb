import { Icon } from './Icon.tsx'

/** Says that something is on its way, after 300 ms; `whole` fills the place of a page. */
export function Spinner({ label, whole = false }: { label: string; whole?: boolean }) {
  const spinner = (
    <span className="spinner" role="status" aria-label={label}>
      <Icon of="loader-circle" large />
    </span>
  )
  return whole ? <div className="spinner-whole">{spinner}</div> : spinner
}
