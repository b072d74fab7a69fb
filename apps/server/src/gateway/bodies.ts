import { parse } from 'node:querystring'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { FastifyInstance } from 'fastify'

/** Reads the bodies that products take, forms and JSON; any other type is refused. An empty body is no body. */
export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') return done(null, undefined)
    if (isDeep(body)) return done(new PortalError('body-not-json'))
    return readJson(request, body, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body: string, done) => {
    if (body.split('&', limits.formFields + 1).length > limits.formFields)
      return done(new PortalError('body-too-large', { values: { limit: limits.bodyBytes } }))
    return done(null, body === '' ? undefined : parse(body))
  })
}

/** Whether lists and objects lie deeper in one another than anybody means; reading them would hold up everybody else. */
function isDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const mark = json.charCodeAt(at)
    if (inText) {
      if (mark === backslash) at++
      else if (mark === quote) inText = false
    } else if (mark === quote) inText = true
    else if (mark === bracket || mark === brace) {
      if (++depth > limits.jsonDepth) return true
    } else if (mark === bracket + 2 || mark === brace + 2) depth--
  }
  return false
}

const [quote, backslash, bracket, brace] = [0x22, 0x5c, 0x5b, 0x7b]
