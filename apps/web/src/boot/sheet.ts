/**
 * The page brought the rules of what is in it; the sheets they are from, files that all pages of a kind share, come with the
 * application, which draws more. Done when they are there, or when they do not come.
 */
export const fetchSheets = () =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(enable))

const enable = (sheet: HTMLLinkElement) =>
  new Promise(done => {
    sheet.addEventListener('load', done)
    sheet.addEventListener('error', done)
    sheet.disabled = false
  })
