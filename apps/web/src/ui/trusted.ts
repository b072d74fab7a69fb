/*
 * The one place where a text becomes something that the browser draws or runs. The content security policy demands Trusted
 * Types and lets only this policy be made (docs/decisions/099), so the browser refuses any other text for `innerHTML` or
 * a worker. A browser without Trusted Types takes the text as it is; it runs no inline script either.
 */

/* What the portal makes of markdown, none of which runs anything. */
const tags =
  'a|blockquote|br|button|code|dd|div|dl|dt|em|h[1-6]|hr|img|li|ol|p|pre|s|span|strong|sub|sup|table|tbody|td|th|thead|tr|ul'
const attributes = 'alt|aria-[a-z]+|class|data-[a-z]+|href|id|rel|role|scope|src|start|tabindex|target|title|type'

const foreign = new RegExp(`<(?!/?(?:${tags})(?: (?:${attributes})(?:="[^"]*")?)*>)`)

/** Whether a text has only tags as the portal makes them of markdown. */
export const isOwnHtml = (html: string): boolean => !foreign.test(html)

interface Policy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

/** As far as it is used here; the types that come with the compiler do not know it yet. */
declare const trustedTypes: undefined | { createPolicy(name: string, rules: Policy): Policy }

const policy =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('portal', {
        createHTML(html) {
          if (isOwnHtml(html)) return html
          throw new TypeError('This HTML was not made by the portal.')
        },
        createScriptURL(address) {
          if (/^\/assets\/[\w-]+\.js$/.test(address)) return address
          throw new TypeError('This script is none of the portal.')
        },
      })

/** HTML that the portal itself made of markdown, as the browser accepts it. Throws when it holds anything else. */
export const trustHtml = (html: string): string => policy?.createHTML(html) ?? html

/** Starts a worker that the build made, by its address below /assets/. */
export const startWorker = (address: string): Worker =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
