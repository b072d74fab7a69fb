import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from './source-files.ts'

const workspaces = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces as string[]

/** The package of an import, `@scope/name` or `name`; nothing for Node's own and for files. */
function packageOf(specifier: string): string | undefined {
  if (/^(node:|\.|virtual:)/.test(specifier)) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const imports = (text: string) =>
  [
    ...text.matchAll(
      /^(?!import type)(?:import|export|\}).*? from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
    ),
  ].flatMap(match => packageOf(match[1] ?? match[2] ?? match[3] ?? '.') ?? [])

test.each(workspaces)('%s declares exactly the packages that it imports', workspace => {
  const { name, dependencies = {} } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
  const files = sourceFiles(new RegExp(`^${workspace}/.*\\.tsx?$`)).filter(
    ({ file }) => !/\.test\.|vite\.config/.test(file),
  )
  const used = new Set(files.flatMap(({ text }) => imports(text)).filter(entry => entry !== name))
  const declared = Object.keys(dependencies)
  expect(declared.filter(entry => !used.has(entry) && !isLoadedByName(files, entry))).toEqual([])
  expect([...used].filter(entry => !declared.includes(entry))).toEqual([])
})

/** Some packages are found by their name in a text: fonts, programs, plugins of a plugin. */
const isLoadedByName = (files: { text: string }[], name: string) => files.some(({ text }) => text.includes(name))

test('every version is exact', () => {
  const loose = ['.', ...workspaces].flatMap(folder => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    )
    return Object.entries({ ...dependencies, ...devDependencies } as Record<string, string>)
      .filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
      .map(([name, version]) => `${folder}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})
