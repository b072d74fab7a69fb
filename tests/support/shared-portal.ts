import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { startPortal } from './portal.ts'

/**
 * One portal for all browser tests of a run, with the pages as they are now. Its mails wait for a test that starts a mail
 * server at MAIL_PORT.
 */
export default async function sharePortal() {
  const root = path.join(import.meta.dirname, '../..')
  const { status } = spawnSync(process.execPath, ['tools/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The pages could not be built.')
  const mailPort = String(await findFreePort())
  const portal = await startPortal({ SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
  process.env.PORTAL_URL = portal.url
  process.env.MAIL_PORT = mailPort
  return async () => {
    await portal.stop()
    portal.remove()
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
