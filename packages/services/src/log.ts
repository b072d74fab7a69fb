import path from 'node:path'
import { withoutSecrets } from '@portal/domain/secret.ts'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** A write for every line would cost more than many an answer, so lines wait for one another, up to 100 ms. */
const [minLength, periodicFlush] = [8192, 100]

// What is said to a reader who is gone is lost, and no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

let [written, asText] = [0, '']

/** The time of a line. Many lines of a busy portal have the same, and writing it out takes as long as the rest of them. */
function timeOfLine(): string {
  const now = Date.now()
  if (now !== written) [written, asText] = [now, `,"time":"${new Date(now).toISOString()}"`]
  return asText
}

/**
 * The log: one JSON object a line, on standard output. Somebody who starts the portal in a terminal wants to read its
 * own words there, so then the log goes to `DATA_DIR/portal.log`. Every line passes the one filter that removes secrets.
 */
export function openLog({ logLevel, dataDir }: Config, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: timeOfLine,
    hooks: { streamWrite: withoutSecrets },
  }
  const dest = process.stdout.isTTY ? path.join(dataDir, 'portal.log') : 1
  return pino(options, destination ?? pino.destination({ dest, sync: false, mkdir: true, minLength, periodicFlush }))
}

/** Writes what the log still holds. Left to the exit of the process, it would try for ever when its reader is gone. */
export const closeLog = (log: Logger): Promise<void> => new Promise(resolve => log.flush(() => resolve()))
