import type { Logger } from 'pino'

/** Calls in flight and jobs get this long to finish. */
const finishWithinMs = 8000
/** What the database needs to end comes on top; then the process goes in any case. */
const endWithinMs = 9700
/** Exit code of somebody who asked twice and does not want to wait. */
const interrupted = 130

/** What a stop has to do, in two steps. */
interface Ending {
  /** Take no new work and finish what runs; all of these side by side. */
  finish: (() => Promise<unknown>)[]
  /** Write what is left and let go of everything. */
  close(): Promise<void>
}

/** Ends the process in good order on SIGTERM or SIGINT, within 10 s. A second signal ends it at once. */
export function stopOnSignal(log: Logger, { finish, close }: Ending) {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(interrupted)
    stopping = true
    console.error('Stopping; a second signal stops at once ...')
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), endWithinMs).unref()
    await Promise.race([Promise.allSettled(finish.map(end => end())), wait(finishWithinMs)])
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms).unref())
