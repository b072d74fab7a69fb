import { setTimeout as wait } from 'node:timers/promises'
import type { DataContext } from '@portal/data-apis/data-api.ts'
import { seedSamples } from '@portal/data-apis/samples/seed.ts'
import type { Config } from './config.ts'
import type { Progress } from './context.ts'
import { holdDataFolder, isDataFolderHeld } from './data-folder.ts'
import { openDatabase } from './db.ts'
import { embeddedAddress, startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

const joinWithinMs = 60_000

/**
 * Opens the data of a portal for a tool beside it: joins the database of the portal that runs, or starts it for the
 * time being when none does. `close` undoes what was done.
 */
export async function openDataStore(
  config: Config,
  progress: Progress,
): Promise<DataContext & { close(): Promise<void> }> {
  const { address, release } = await findDatabase(config, progress)
  const { db, pool } = openDatabase(address, 4)
  await migrate(db)
  // A first import may come before the first start; the words of both shall find each other.
  if (config.demo) await seedSamples({ pool }, progress, config.demo)
  const close = async () => {
    await db.destroy()
    await release()
  }
  return { db: db as unknown as DataContext['db'], pool, now: () => new Date(), close }
}

async function findDatabase(config: Config, progress: Progress) {
  if (config.databaseUrl) return { address: config.databaseUrl, release: async () => {} }
  if (await isDataFolderHeld(config.dataDir)) {
    progress('Joining the portal that runs on this data folder')
    return { address: await joinEmbedded(config.dataDir), release: async () => {} }
  }
  const folder = await holdDataFolder(config.dataDir)
  progress('Starting the embedded PostgreSQL')
  const postgres = await startEmbeddedPostgres(config.dataDir, config.pgBin)
  const release = async () => {
    await postgres.stop()
    await folder.release()
  }
  return { address: postgres.address, release }
}

/** Waits for a portal that is still starting: its database may not answer yet. */
async function joinEmbedded(dataDir: string) {
  const address = embeddedAddress(dataDir)
  for (const startedAt = performance.now(); ; await wait(100)) {
    const { pool } = openDatabase(address, 1)
    const problem = await pool.query('select 1').then(
      () => undefined,
      (error: Error) => error,
    )
    await pool.end()
    if (!problem) return address
    if (performance.now() - startedAt > joinWithinMs) throw problem
  }
}
