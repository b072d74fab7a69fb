import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '@portal/services/config.ts'
import { type Context, openContext } from '@portal/services/context.ts'
import { embeddedAddress } from '@portal/services/embedded-postgres.ts'
import { newId } from '@portal/services/secrets.ts'
import { findTokenHolder, generateToken } from '@portal/services/tokens.ts'
import { type Figure, quantile } from './figure.ts'

export const title = 'A replaced token in five processes'

const rounds = Number(process.env.BENCH_ROUNDS ?? 1000)
const processes = 4

/** Until when a token that has just been replaced still works: in the process that replaced it, and in four others. */
export async function measure(): Promise<Figure[]> {
  const folders = Array.from({ length: processes + 1 }, () => mkdtempSync(path.join(os.tmpdir(), 'portal-bench-')))
  const ctx = await openContext(readConfig({ DATA_DIR: folders[0]!, DEMO: '0', LOG_LEVEL: 'silent' }))
  const others: ChildProcess[] = []
  try {
    const urls = await Promise.all(folders.slice(1).map(folder => startPortal(others, folders[0]!, folder)))
    const account = await makeSubscriber(ctx)
    const times: number[] = []
    let usedHere = 0
    let before = (await generateToken(ctx, account, 'ceic')).token
    for (let round = 0; round < rounds; round++) {
      const known = await Promise.all([findTokenHolder(ctx, before), ...urls.map(url => isAccepted(url, before))])
      if (!known.every(Boolean)) throw new Error('A valid token was refused.')
      const { token } = await generateToken(ctx, account, 'ceic')
      const replacedAt = performance.now()
      if (await findTokenHolder(ctx, before)) usedHere++
      times.push(...(await Promise.all(urls.map(url => refusedAfter(url, before, replacedAt)))))
      before = token
    }
    return [
      { name: `accepted by the same process, of ${rounds}`, value: usedHere, unit: 'calls', target: { atMost: 0 } },
      { name: 'accepted by four others for, p50', value: quantile(times, 0.5), unit: 'ms' },
      { name: 'accepted by four others for, longest', value: Math.max(...times), unit: 'ms', target: { atMost: 1000 } },
    ]
  } finally {
    for (const child of others) {
      child.send('stop')
      await once(child, 'exit')
    }
    await ctx.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

async function startPortal(others: ChildProcess[], database: string, dataDir: string): Promise<string> {
  const { user, database: name, host } = embeddedAddress(database)
  const DATABASE_URL = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`
  const env = { ...process.env, DATABASE_URL, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }
  const child = fork(path.join(import.meta.dirname, 'support/portal-server.ts'), [], { env })
  others.push(child)
  const [url] = await once(child, 'message')
  return url as string
}

async function makeSubscriber(ctx: Context): Promise<string> {
  const id = newId(ctx)
  const account = { id, realm: 'ceic' as const, email: 'bench@example.test', username: 'bench', password_hash: 'none' }
  await ctx.db
    .insertInto('portal.account')
    .values({ ...account, created_at: ctx.now() })
    .execute()
  await ctx.db.insertInto('portal.subscription').values({ account_id: id, api: 'ceic-macroeconomic' }).execute()
  return id
}

/** Milliseconds from `since` to the start of the last call that was let in; 0 when the first was refused. */
async function refusedAfter(url: string, token: string, since: number): Promise<number> {
  let last = 0
  for (;;) {
    const startedAt = performance.now()
    if (!(await isAccepted(url, token))) return last
    last = startedAt - since
  }
}

/** Whether a token still counts; a call that comes too fast for its token is refused only after the token was read. */
function isAccepted(url: string, authorization: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}/data/ceic/v2/subscriptions`, { headers: { authorization } }, response => {
      response.resume().on('end', () => resolve(response.statusCode !== 401))
    })
    request.on('error', reject)
  })
}
