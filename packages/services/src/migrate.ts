import fs from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db } from './db.ts'

const folders = {
  portal: path.join(import.meta.dirname, 'migrations'),
  data: path.join(import.meta.dirname, '../../data-apis/src/migrations'),
}

/** Brings the database to the newest schema. Safe to run from several processes at once: one works, the others wait. */
export async function migrate(db: Db): Promise<void> {
  for (const [name, folder] of Object.entries(folders)) {
    const migrator = new Migrator({
      db: db as unknown as Kysely<unknown>,
      provider: { getMigrations: async () => readMigrations(folder) },
      migrationTableName: `${name}_migration`,
      migrationLockTableName: `${name}_migration_lock`,
      allowUnorderedMigrations: true,
    })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  }
}

/** Each migration is one file of plain SQL; its name is its order. Files are never changed once they have landed. */
function readMigrations(folder: string) {
  const files = fs
    .readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
  return Object.fromEntries(
    files.map(file => {
      const statements = fs.readFileSync(path.join(folder, file), 'utf8')
      return [
        path.basename(file, '.sql'),
        { up: async (db: Kysely<unknown>) => void (await sql.raw(statements).execute(db)) },
      ]
    }),
  )
}
