/** The languages that pages are written for, as their addresses call them. */
export const programLanguages = [
  { id: 'python', name: 'Python' },
  { id: 'js', name: 'JavaScript' },
  { id: 'php', name: 'PHP' },
  { id: 'r', name: 'R' },
  { id: 'java', name: 'Java' },
]

/** 'PHP' for a quick example or a guide in PHP; undefined for other pages. */
export function programLanguageOf(address: string): string | undefined {
  const [, code] = /\/(?:quick-examples|full-guide)\/(\w+)(?:\/|$)/.exec(address) ?? []
  return programLanguages.find(({ id }) => id === code)?.name
}
