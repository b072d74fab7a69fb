import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '@portal/services/db.ts'
import { startEmbeddedPostgres } from '@portal/services/embedded-postgres.ts'
import { migrate } from '@portal/services/migrate.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that the tests make their databases on. */
    server: string
    /** Name of the migrated database that every test database is copied from. */
    template: string
  }
}

/** One PostgreSQL for the whole run: the embedded one, or the server at TEST_DATABASE_URL. */
export async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startServer()
  const template = `template_${process.pid}`
  await runSql(server.url, `create database ${template}`)
  const { db } = openDatabase(inDatabase(server.url, template), 1)
  await migrate(db)
  await db.destroy()
  project.provide('server', server.url)
  project.provide('template', template)
  return async () => {
    await runSql(server.url, `drop database ${template}`)
    await runSql(server.url, `drop database if exists ${withSamples(template)}`)
    await server.stop()
  }
}

async function startServer() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-tests-'))
  const postgres = await startEmbeddedPostgres(dataDir)
  const url = `postgres://${postgres.address.user}@/${postgres.address.database}?host=${encodeURIComponent(postgres.address.host)}`
  const stop = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, stop }
}

/** Name of the template that has the sample data of a few economies too, made when the first test asks for it. */
export const withSamples = (template: string): string => `${template}_samples`

/** The same server, another database. */
export const inDatabase = (url: string, name: string): string => url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)

/** Runs one statement on a server, on a connection of its own. */
export async function runSql(url: string, statement: string): Promise<void> {
  const { pool } = openDatabase(url, 1)
  await pool.query(statement).finally(() => pool.end())
}
