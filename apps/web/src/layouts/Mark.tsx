/** The sign of the portal: a line that rises, in a frame. */
export function Mark() {
  return (
    <svg width="24" height="24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="currentColor" />
      <path
        d="M5 16.5 9.5 11l3.5 3 6-7.5"
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="19" cy="6.5" r="1.75" fill="var(--on-accent)" />
    </svg>
  )
}
