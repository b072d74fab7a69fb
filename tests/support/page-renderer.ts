import type { Shell } from '@portal/web/entry-server.tsx'
import type { buildApp } from '../../apps/server/src/app.ts'
import { loadRenderer, openReader, readAssets, readSheets } from '../../apps/server/src/render.ts'

type App = Awaited<ReturnType<typeof buildApp>>

/** A page as it is before it is compressed, and the paths of what it was made of: those that a browser asks for. */
interface RenderedPage {
  status: number
  html: string
  reads: string[]
}

/** Renders English pages as the server does, and neither keeps nor compresses them. */
export async function openPageRenderer(app: App): Promise<(address: string) => Promise<RenderedPage>> {
  const renderer = await loadRenderer()
  if (!renderer) throw new Error('The pages are not built.')
  const shell: Shell = {
    language: 'en',
    mode: null,
    code: 'curl',
    menu: 'open',
    origin: 'https://portal.example.com',
    assets: readAssets('en'),
  }
  const read = openReader(app, renderer)
  const sheets = readSheets()
  return async address => {
    const reads: string[] = []
    const page = {
      address: renderer.normaliseAddress(address),
      shell,
      sheets,
      read: (path: string) => {
        reads.push(path)
        return read(path, shell)
      },
    }
    return { ...(await renderer.renderPage(page)), reads }
  }
}
