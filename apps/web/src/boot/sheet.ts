/**
 * The page brought the rules it needs to be shown; the sheets they are from, files that all pages of a kind share, follow
 * when it is on the screen. Done when they are there, or when they do not come.
 */
export async function fetchSheets(): Promise<void> {
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
  await Promise.all(sheets.map(enable))
}

const enable = (sheet: HTMLLinkElement) =>
  new Promise(done => {
    sheet.addEventListener('load', done)
    sheet.addEventListener('error', done)
    sheet.disabled = false
  })
