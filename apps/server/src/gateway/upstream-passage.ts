import type { IncomingHttpHeaders } from 'node:http'
import { limits } from '@portal/domain/limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import type { GatewayCall } from './call.ts'
import { giveBackHeaders } from './upstream-headers.ts'

/** Why a call was stopped whose answer took too long to begin or to end. */
export class TooLate extends Error {}

/**
 * A call on its way to a real API and its answer on the way back, piece by piece as they come. It ends when the caller
 * leaves or the time is over.
 */
export class Passage implements Dispatcher.DispatchHandler {
  readonly #call: GatewayCall
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #timer: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | undefined
  #stopped: Error | undefined
  #begun: () => void = () => {}
  #failed: (error: Error) => void = () => {}
  /** Of the whole answer, where it says so. */
  #length = Number.NaN

  constructor(call: GatewayCall, request: FastifyRequest, reply: FastifyReply) {
    this.#call = call
    this.#request = request
    this.#reply = reply
    this.#timer = setTimeout(() => this.#late(), limits.upstreamFirstByteMs)
    reply.raw.once('close', () => {
      this.end()
      if (!reply.raw.writableFinished) this.#stop(left())
    })
  }

  /** Resolves when the answer begins, and fails when none does. May be called again after a failure. */
  ask(pool: Dispatcher, asked: Dispatcher.DispatchOptions): Promise<void> {
    return new Promise((begun, failed) => {
      this.#begun = begun
      this.#failed = failed
      pool.dispatch(asked, this)
    })
  }

  /** From here on no time counts. */
  end(): void {
    clearTimeout(this.#timer)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#reply.raw.destroyed) this.#stopped ??= left()
    if (this.#stopped) controller.abort(this.#stopped)
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return
    if (saysNothing(status)) {
      controller.abort(new Error(`The upstream answered ${status}.`))
      return
    }
    this.#length = Number(headers['content-length'])
    giveBackHeaders(headers, this.#call.head)
    this.#reply.hijack()
    this.#reply.raw.writeHead(status, this.#call.head)
    this.#begun()
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { raw } = this.#reply
    if (chunk.length === this.#length)
      raw.end(chunk) // head and body go out at once
    else if (!raw.write(chunk)) {
      controller.pause()
      raw.once('drain', () => controller.resume())
    }
  }

  onResponseEnd(): void {
    this.#reply.raw.end()
  }

  /** An answer that breaks off breaks off for the caller too, who must not take a part for the whole. */
  onResponseError(_: unknown, error: Error): void {
    const { sent, raw } = this.#reply
    if (!sent) this.#failed(error)
    else if (!raw.destroyed) {
      this.#request.log.warn({ err: error }, 'an answer of the upstream broke off')
      raw.destroy()
    }
  }

  /** An answer that has begun in time may take the rest of the time to end. */
  #late(): void {
    const stop = () => this.#stop(new TooLate('The upstream took too long.'))
    if (this.#reply.sent) this.#timer = setTimeout(stop, limits.upstreamTimeMs - limits.upstreamFirstByteMs)
    else stop()
  }

  #stop(reason: Error): void {
    this.#stopped = reason
    this.#controller?.abort(reason)
  }
}

const left = () => new Error('The caller has left.')

/** Faults of the other side, its opinion of our token, a way to somewhere else: a caller could do nothing with them. */
function saysNothing(status: number): boolean {
  const leadsAway = status >= 300 && status < 400 && status !== 304
  return status >= 500 || leadsAway || status === 401 || status === 407
}
