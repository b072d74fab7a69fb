import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** What fits into one packet gains nothing. */
const bytesMin = 1400

/** Quick, for these answers are made anew each time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

/** Compresses the answers of calls that say the same to everybody: no secret stands in them beside what a caller sends. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('vary', 'accept-encoding, accept-language')
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (!takesBrotli || typeof payload !== 'string' || payload.length < bytesMin) return payload
    reply.header('content-encoding', 'br')
    return promisify(brotliCompress)(payload, { params })
  })
}
