import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { PasswordWork } from './password-worker.ts'

/** Hashes and checks passwords on threads of their own, a few at a time. */
export interface Passwords {
  /** The PHC string to keep of a password. */
  hash(password: string): Promise<string>
  /** Whether this is the password behind a PHC string; without one it works as long and says no. */
  verify(password: string, kept: string | undefined): Promise<boolean>
  close(): Promise<void>
}

/** OWASP's cheat sheet and ASVS 5.0 appendix C: argon2id with 46 MiB, one pass, one lane. */
const cost = { memory: 47_104, passes: 1, parallelism: 1, length: 32 }

interface Waiting {
  task: PasswordWork
  settle: (found: Promise<Buffer>) => void
}

/** Starts the threads when they are needed; throws `too-many-requests` when too many passwords are waiting. */
export function openPasswords(): Passwords {
  const threads = Array.from({ length: limits.passwordChecksAtOnce }, openThread)
  const waiting: Waiting[] = []

  function goOn() {
    const thread = threads.find(({ isBusy }) => !isBusy())
    const next = thread && waiting.shift()
    if (!next) return
    const found = thread.run(next.task)
    next.settle(found)
    found.finally(goOn).catch(() => {})
  }

  function work(task: PasswordWork): Promise<Buffer> {
    if (waiting.length >= limits.passwordChecksWaiting) throw new PortalError('too-many-requests', { retryAfter: 2 })
    return new Promise(settle => {
      waiting.push({ task, settle })
      goOn()
    })
  }

  return {
    hash: async password => {
      const salt = randomBytes(16)
      return writePhc(salt, await work({ password: password.normalize('NFKC'), salt, ...cost }))
    },
    verify: async (password, kept) => {
      const { hash, ...settings } = readPhc(kept ?? nobodys)
      const found = await work({ password: password.normalize('NFKC'), length: hash.length, ...settings })
      return timingSafeEqual(found, hash) && kept !== undefined
    },
    close: async () => void (await Promise.all(threads.map(({ close }) => close()))),
  }
}

/** One thread, started on its first task and again after it has died. It keeps the process alive only while it works. */
function openThread() {
  let worker: Worker | undefined
  let pending: PromiseWithResolvers<Buffer> | undefined
  let closed = false

  function start() {
    const started = new Worker(new URL('./password-worker.ts', import.meta.url))
    started.on('message', (found: Uint8Array) => pending?.resolve(Buffer.from(found)))
    started.on('error', error => pending?.reject(error))
    started.on('exit', () => {
      worker = undefined
      pending?.reject(new Error('The password thread has ended.'))
    })
    return started
  }

  return {
    isBusy: () => pending !== undefined,
    run: async (task: PasswordWork) => {
      if (closed) throw new Error('The password threads are closed.')
      pending = Promise.withResolvers()
      worker ??= start()
      worker.ref()
      worker.postMessage(task)
      try {
        return await pending.promise
      } finally {
        pending = undefined
        worker?.unref()
      }
    },
    close: async () => {
      closed = true
      await worker?.terminate()
    },
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const writePhc = (salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`

function readPhc(kept: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept)
  if (!match) throw new Error('A password hash is kept in a form that cannot be read.')
  return {
    memory: Number(match[1]),
    passes: Number(match[2]),
    parallelism: Number(match[3]),
    salt: Buffer.from(match[4]!, 'base64'),
    hash: Buffer.from(match[5]!, 'base64'),
  }
}

/** Stands for the hash of an account that does not exist. */
const nobodys = writePhc(Buffer.alloc(16), Buffer.alloc(cost.length))
