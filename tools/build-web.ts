import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { ChunkingContext } from 'rolldown'
import { build, type InlineConfig, type Plugin } from 'vite'
import { webWords } from './web-words.ts'

/** Browsers that know light-dark(), nesting and oklch(): what the style sheets are written in. */
const browsers = ['chrome125', 'firefox128', 'safari17.5']

const shared = (root: string): InlineConfig => ({
  root: path.join(root, 'apps/web'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), leaveUnusedOut, webWords(path.join(root, 'apps/web'))],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
})

/** What every page of the application needs, in one file that changes with its versions alone. */
const libraries = { name: 'react', test: /node_modules.(react|react-dom|scheduler|react-router)[\\/]/ }

/**
 * What every page of the application needs beside them, and what it needs to show an operation: one file each. By itself
 * the bundler makes a file of every few lines that some pages share, and a browser without HTTP/2 fetches six at a time.
 */
function partsOf(root: string) {
  const needs = new Map<string, Set<string>>()
  const isNeededBy = (file: string, id: string, context: ChunkingContext) => {
    const start = path.join(root, 'apps/web/src', file)
    if (!needs.has(start)) needs.set(start, listNeeded(start, context))
    return id !== start && needs.get(start)!.has(id)
  }
  const name = (id: string, context: ChunkingContext) => {
    if (isNeededBy('boot.ts', id, context)) return null
    if (isNeededBy('entry-client.tsx', id, context)) return 'application'
    return isNeededBy('reference/OperationView.tsx', id, context) ? 'reference' : null
  }
  return { name, debugName: 'parts' }
}

/** The modules that one imports, directly or through others, and itself. */
function listNeeded(start: string, context: ChunkingContext): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
  return found
}

/** Lets the bundler leave out the router's components that nobody uses: nothing it does at the top of a module is needed. */
const leaveUnusedOut: Plugin = {
  name: 'leave-unused-out',
  transform: {
    filter: { id: /react-router.dist/ },
    handler: code => ({
      code: code
        .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
        .replaceAll(/^(const \w+ = )(React(?:\$\d+)?\.\w+\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
}

/** The browser's files with their manifest, and a brotli and a gzip twin of each that can be compressed. */
export async function buildClient(root: string): Promise<void> {
  const outDir = path.join(root, 'dist/web')
  await build({
    ...shared(root),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: browsers,
      cssTarget: browsers,
      cssMinify: 'lightningcss',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          boot: 'src/boot.ts',
          public: 'src/theme/public.css',
          docs: 'src/theme/docs.css',
          app: 'src/theme/app.css',
          noscript: 'src/theme/noscript.css',
          both: 'src/theme/both.css',
          form: 'src/theme/form.css',
        },
        output: { codeSplitting: { groups: [libraries, partsOf(root)], includeDependenciesRecursively: false } },
      },
    },
  })
  await compressAll(outDir)
}

/** The renderer as one program with everything it needs, for the server to import. */
export async function buildRenderer(root: string): Promise<void> {
  await build({
    ...shared(root),
    // Whatever the process is told: the other half of React is for those who write it, and takes twice as long.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: path.join(root, 'dist/renderer'),
      emptyOutDir: true,
      target: 'node26',
      chunkSizeWarningLimit: 4000,
    },
  })
}

/** Lays a brotli and a gzip twin beside every file that can be compressed. */
export async function compressAll(folder: string, pattern = '**/*.{js,css,svg,txt}'): Promise<void> {
  const brotli = promisify(brotliCompress)
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }))
  await Promise.all(
    files.map(async file => {
      const bytes = await readFile(path.join(folder, file))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(path.join(folder, `${file}.br`), await brotli(bytes, { params }))
      await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
