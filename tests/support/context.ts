import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '@portal/services/config.ts'
import { type Context, openContext } from '@portal/services/context.ts'
import { inject } from 'vitest'
import { inDatabase, runSql } from './postgres.ts'

let made = 0

/** A fresh migrated database on the run's server, or a copy of another template; `drop` removes it. */
export async function makeTestDatabase(template = inject('template')): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('server')
  const name = `test_${process.pid}_${++made}`
  await runSql(server, `create database ${name} template ${template}`)
  return { url: inDatabase(server, name), drop: () => runSql(server, `drop database ${name} with (force)`) }
}

/**
 * A context as the portal builds it, over a database and a data folder of its own, without demo accounts. `settings`
 * are environment variables. `close` removes everything.
 */
export async function openTestContext(settings: Record<string, string> = {}, template?: string): Promise<Context> {
  const database = await makeTestDatabase(template)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-data-'))
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    ...settings,
  })
  const ctx = await openContext(config)
  const { close } = ctx
  ctx.close = async () => {
    await close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return ctx
}
