import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '../..')

export interface SourceFile {
  /** Path from the root, with forward slashes. */
  file: string
  text: string
}

/** The files of the project that match: those git tracks and the new ones it does not ignore. */
export function sourceFiles(pattern: RegExp): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return [...new Set(listed.split('\n'))]
    .filter(file => pattern.test(file) && existsSync(path.join(root, file)))
    .map(file => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** What a file imports from this project, as paths from the root; `import type` counts too. */
export function ownImports({ file, text }: SourceFile): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(match => match[1]!)
  return specifiers.flatMap(specifier => importPath(file, specifier) ?? [])
}

/** What an import in a file names, as a path from the root; undefined for what is not of this project. */
export function importPath(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const workspace = /^@portal\/([\w-]+)\/(.+)$/.exec(specifier)
  return workspace ? workspacePath(workspace[1]!, workspace[2]!) : undefined
}

function workspacePath(name: string, inside: string): string {
  if (name === 'content') return `packages/content/${inside}`
  return ['server', 'worker', 'web'].includes(name) ? `apps/${name}/src/${inside}` : `packages/${name}/src/${inside}`
}
