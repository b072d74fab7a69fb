import { readCookie, writeCookie } from './cookie.ts'

/*
 * The language chosen for code, 'python'. It lives in a cookie, by which the server draws the next page, and on `<html>`, by
 * which the style sheet shows it.
 */

/** What the page was drawn with counts where there is no cookie; a page out of the history may be older than the choice. */
export const chosenCode = (): string => readCookie('code') ?? document.documentElement.dataset.code ?? ''

/** Counts for everything on this page and for later ones. */
export function keepCode(language: string) {
  writeCookie('code', language)
  document.documentElement.dataset.code = language
}
