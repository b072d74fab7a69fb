import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Nginx {
  url: string
  stop(): void
}

const program = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)

/** An nginx of one worker in front of a server, with connections to it that stay open; nothing where it is not installed. */
export async function startNginx(upstream: string): Promise<Nginx | undefined> {
  if (!program) return undefined
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-nginx-'))
  const port = await findPort()
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, new URL(upstream).host))
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  await answers(url, child)
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

const configuration = (folder: string, port: number, upstream: string) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
  upstream api { server ${upstream}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Authorization "";
      proxy_set_header Cookie "";
    }
  }
}
`

async function findPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await wait(50)
  }
  throw new Error('nginx did not start.')
}
