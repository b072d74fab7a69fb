/** A cookie's value; undefined when there is none. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Keeps a choice for a year; an empty value forgets it. */
export function writeCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would be awaited, and a page may leave at once
  document.cookie = `${name}=${value}; path=/; max-age=${value ? 31_536_000 : 0}; samesite=lax`
}
