import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { languages } from '@portal/domain/language.ts'
import { loadContent } from '@portal/services/content.ts'
import { openPages } from '@portal/services/pages.ts'
import type { SearchManifest } from '@portal/services/search.ts'
import { buildSearchFile } from '@portal/services/search-file.ts'
import { compressAll } from './build-web.ts'

/** Writes the search indexes that browser and server share among the browser's files, and their names beside them. */
export async function buildSearch(root: string): Promise<void> {
  const dist = path.join(root, 'dist')
  const content = await loadContent(path.join(dist, 'documents'), path.join(root, 'packages/content/products'))
  const pages = await openPages(path.join(dist, 'content'))
  const manifest: Partial<SearchManifest> = {}
  for (const language of languages) {
    const { file, texts } = await buildSearchFile({ content }, pages, language)
    const write = (name: string, value: unknown) => writeAsset(dist, `search-${language}-${name}`, value)
    manifest[language] = { names: await write('names', file), texts: await write('texts', texts) }
  }
  await compressAll(path.join(dist, 'web'), 'assets/search-*.json')
  await writeFile(path.join(dist, 'search.json'), JSON.stringify(manifest))
}

/** A file that never changes under its name. */
async function writeAsset(dist: string, name: string, value: unknown): Promise<string> {
  const text = JSON.stringify(value)
  const address = `/assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`
  await mkdir(path.join(dist, 'web/assets'), { recursive: true })
  await writeFile(path.join(dist, 'web', address), text)
  return address
}
