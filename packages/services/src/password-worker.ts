import { argon2Sync } from 'node:crypto'
import os from 'node:os'
import { parentPort } from 'node:worker_threads'

/** One password to hash. The memory is in KiB. */
export interface PasswordWork {
  password: string
  salt: Uint8Array
  memory: number
  passes: number
  parallelism: number
  length: number
}

// Linux counts priority by thread: a flood of sign-ins takes what the rest of the portal leaves over. Elsewhere this
// would slow down the whole process.
if (process.platform === 'linux') os.setPriority(0, 10)

// The synchronous call keeps the work on this thread; the other one would take threads that name look-ups wait for.
parentPort!.on('message', ({ password, salt, memory, passes, parallelism, length }: PasswordWork) => {
  parentPort!.postMessage(
    argon2Sync('argon2id', { message: password, nonce: salt, memory, passes, parallelism, tagLength: length }),
  )
})
