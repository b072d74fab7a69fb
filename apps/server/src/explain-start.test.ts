import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { openDatabase } from '@portal/services/db.ts'
import { expect, test } from 'vitest'
import { explainStart } from './explain-start.ts'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => error,
  )

test('explains a port that is taken', async () => {
  const first = net.createServer()
  await new Promise<void>(resolve => first.listen(0, '127.0.0.1', resolve))
  const { port } = first.address() as AddressInfo
  const error = await new Promise(resolve => net.createServer().once('error', resolve).listen(port, '127.0.0.1'))
  expect(explainStart(error)).toMatch(/^Another program listens there already\. Set PORT/)
  first.close()
})

test('explains a database that cannot be reached', async () => {
  const { pool } = openDatabase('postgres://somebody:hunter2@127.0.0.1:1/nowhere')
  const reason = explainStart(await failureOf(pool.query('select 1')))
  expect(reason).toMatch(/^The database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. Check DATABASE_URL/)
  expect(reason).not.toContain('hunter2')
  await pool.end()
})

test('explains nothing that is the fault of the portal', () => {
  expect(explainStart(new TypeError('undefined is not a portal'))).toBeUndefined()
})
