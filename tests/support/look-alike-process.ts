import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The portal with large documents in a process of its own, for the runner of the browser tests cannot hold one. */
export async function startLookAlikePortal(): Promise<{ url: string; stop(): Promise<void> }> {
  const root = path.join(import.meta.dirname, '../..')
  const child = spawn(path.join(root, 'node_modules/.bin/node'), ['tests/support/look-alike-server.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const [url] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The portal ended before it was ready.'))),
  ])
  return {
    url: String(url),
    stop: async () => {
      child.send('stop')
      await ended
    },
  }
}
