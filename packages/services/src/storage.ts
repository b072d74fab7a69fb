import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'
import { newFileKey } from './secrets.ts'

/** A file that is being written. It comes into being whole, under its key, or not at all. */
interface PendingFile {
  write(chunk: Uint8Array): Promise<void>
  /** Brings everything to the disk and gives the file its key, which nobody can guess. */
  keep(): Promise<StoredFile>
  /** Removes what was written; does nothing after `keep`. */
  discard(): Promise<void>
}

export interface StoredFile {
  key: string
  bytes: number
  sha256: Buffer
}

const partEnding = '.part'

const folderOf = ({ dataDir }: Config) => path.join(dataDir, 'files')
const partPath = (config: Config, label: string) => path.join(folderOf(config), `${label}${partEnding}`)

/** Where a kept file lies. */
export const pathOfFile = (config: Config, key: string): string => path.join(folderOf(config), path.basename(key))

/** Begins a file anew; `label` names the part on the disk, so that whoever knows it can remove it. */
export async function beginFile(config: Config, label: string): Promise<PendingFile> {
  await fs.mkdir(folderOf(config), { recursive: true, mode: 0o700 })
  const part = partPath(config, label)
  const handle = await fs.open(part, 'w', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  let isOpen = true
  return {
    write: async chunk => {
      hash.update(chunk)
      bytes += chunk.length
      await handle.appendFile(chunk)
    },
    keep: async () => {
      await handle.sync()
      await handle.close()
      isOpen = false
      const key = newFileKey()
      await fs.rename(part, pathOfFile(config, key))
      return { key, bytes, sha256: hash.digest() }
    },
    discard: async () => {
      if (!isOpen) return
      isOpen = false
      await handle.close()
      await removePart(config, label)
    },
  }
}

/** Removes a kept file; it is well when there is none. */
export const removeFile = (config: Config, key: string): Promise<void> =>
  fs.rm(pathOfFile(config, key), { force: true })

/** Removes a part that its writer left behind. */
export const removePart = (config: Config, label: string): Promise<void> =>
  fs.rm(partPath(config, label), { force: true })

/** What nobody has written to since a moment: keys of kept files and labels of parts. */
export async function listIdleFiles(config: Config, since: Date): Promise<{ keys: string[]; labels: string[] }> {
  await fs.mkdir(folderOf(config), { recursive: true, mode: 0o700 })
  const idle: string[] = []
  for (const name of await fs.readdir(folderOf(config))) {
    const stat = await fs.stat(path.join(folderOf(config), name)).catch(() => undefined) // removed meanwhile
    if (stat && stat.mtime < since) idle.push(name)
  }
  return {
    keys: idle.filter(name => !name.endsWith(partEnding)),
    labels: idle.filter(name => name.endsWith(partEnding)).map(name => name.slice(0, -partEnding.length)),
  }
}
