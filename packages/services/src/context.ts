import path from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { openCallPaces } from './call-pace.ts'
import type { Config } from './config.ts'
import { type Content, loadContent } from './content.ts'
import { type DataFolder, holdDataFolder } from './data-folder.ts'
import { type Db, openDatabase } from './db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { type JobQueue, openJobQueue } from './jobs.ts'
import { closeLog, openLog } from './log.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import { migrate } from './migrate.ts'
import { openPasswords, type Passwords } from './passwords.ts'
import { type Limiter, openMemoryLimiter } from './rate-limit.ts'
import { openSharedLimiter } from './shared-rate-limit.ts'
import { openTokenState, type TokenState } from './token-state.ts'
import { writeTokenUse } from './token-use.ts'

/** Everything a use case needs, built once per process and passed first to every service function. */
export interface Context {
  config: Config
  log: Logger
  db: Db
  pool: pg.Pool
  jobs: JobQueue
  /** Every product with its document. */
  content: Content
  metrics: Metrics
  passwords: Passwords
  /** Nothing without SMTP_URL: mails then wait in the outbox. */
  mailServer: MailServer | undefined
  tokens: TokenState
  /** Of this process alone on the embedded database, shared with all others on one of your own. */
  limiter: Limiter
  /** The only clock of the services, so that tests can turn it. */
  now: () => Date
  close(): Promise<void>
}

/** Says what is going on while a start takes long. */
export type Progress = (line: string) => void

/**
 * Builds the context: holds the data folder, starts the embedded database unless DATABASE_URL is set, and brings
 * the schema up to date. `close` undoes it all in reverse.
 */
export async function openContext(config: Config, progress: Progress = () => {}): Promise<Context> {
  const log = openLog(config)
  const undo: (() => Promise<unknown>)[] = [() => closeLog(log)]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const address = config.databaseUrl ?? (await openEmbedded(config, progress, undo))
    const { db, pool } = openDatabase(address)
    undo.push(() => db.destroy())
    progress('Bringing the database schema up to date')
    await migrate(db)
    const jobs = openJobQueue(pool, log)
    undo.push(() => jobs.close())
    const content = await loadContent(path.join(config.dataDir, 'cache/specifications'))
    const limiter = config.databaseUrl ? await openSharedLimiter(openCallPaces(pool), log) : openMemoryLimiter()
    undo.push(() => limiter.close())
    const passwords = openPasswords()
    undo.push(() => passwords.close())
    const metrics = openMetrics(pool)
    const tokens = openTokenState(pool, log, () => ctx.now().getTime())
    const mailServer = openMailServer(config)
    undo.push(async () => mailServer?.close())
    const services = { jobs, content, metrics, limiter, passwords, mailServer, tokens }
    const ctx = { config, log, db, pool, ...services, now: () => new Date(), close }
    undo.push(() => tokens.close())
    undo.push(() => writeTokenUse(ctx).catch(error => log.error({ err: error }, 'the last use of tokens is lost')))
    return ctx
  } catch (error) {
    await close()
    throw error
  }
}

async function openEmbedded(config: Config, progress: Progress, undo: (() => Promise<unknown>)[]) {
  const folder: DataFolder = await holdDataFolder(config.dataDir)
  undo.push(() => folder.release())
  progress('Starting the embedded PostgreSQL')
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres(config.dataDir, config.pgBin)
  undo.push(() => postgres.stop())
  return postgres.address
}
