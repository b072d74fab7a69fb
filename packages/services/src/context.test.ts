import { expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'

test('gives a context over a migrated database and takes it away again', async () => {
  const ctx = await openTestContext()
  const { rows } = await ctx.pool.query('select count(*) as n from portal_migration_lock')
  expect(rows[0].n).toBe(1)
  await ctx.close()
  await expect(ctx.pool.query('select 1')).rejects.toThrow()
})
