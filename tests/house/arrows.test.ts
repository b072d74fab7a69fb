import { expect, test } from 'vitest'
import { ownImports, type SourceFile, sourceFiles } from './source-files.ts'

/** Who may import what, by the first folders of the path. The idea of each arrow is in docs/architecture.md. */
const arrows: Record<string, string[]> = {
  'packages/content': [],
  'packages/domain': ['packages/domain'],
  'packages/data-apis': ['packages/data-apis', 'packages/domain'],
  'packages/services': ['packages/services', 'packages/data-apis', 'packages/domain', 'packages/content'],
  'apps/worker': ['apps/worker', 'packages/services', 'packages/domain'],
  'apps/server': [
    'apps/server',
    'apps/worker',
    'packages/services',
    'packages/data-apis',
    'packages/domain',
    'packages/content',
  ],
  'apps/web': ['apps/web', 'packages/domain', 'packages/content'],
}

/** The one door through which the server reaches the web: it is built, and imported as what was built. */
const rendererEntry = 'apps/web/src/entry-server.tsx'

const area = (file: string) => file.split('/').slice(0, 2).join('/')
const code = sourceFiles(/^(packages|apps)\/.*\.tsx?$/).filter(({ file }) => !file.includes('.test.'))

test('imports follow the arrows of the architecture', () => {
  const wrong = code.flatMap(file =>
    ownImports(file)
      .filter(target => !arrows[area(file.file)]?.includes(area(target)))
      .filter(target => !(area(file.file) === 'apps/server' && target === rendererEntry))
      .map(target => `${file.file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('no file imports itself in a circle', () => {
  const graph = new Map(code.map(file => [file.file, file.text.includes('import') ? valueImports(file) : []]))
  const circles: string[] = []
  const done = new Set<string>()
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
    if (done.has(file) || trail.includes(file)) return
    for (const target of graph.get(file) ?? []) walk(target, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  expect(circles).toEqual([])
})

test.each<[string, RegExp, RegExp, RegExp]>([
  [
    'SQL is written only in services and the sources of data-apis',
    /\bfrom 'kysely'|\bfrom 'pg'/,
    /^(packages|apps)\//,
    /^packages\/(services|data-apis)\//,
  ],
  ['React is used only in web', /\bfrom 'react/, /^(packages|apps)\//, /^apps\/web\//],
  ['Fastify is known only to server', /\bfrom '@?fastify/, /^(packages|apps)\//, /^apps\/server\//],
  [
    'the environment is read only by the configuration',
    /process\.env\b/,
    /^(packages|apps)\//,
    /^packages\/services\/src\/config\.ts$|^packages\/domain\/src\/code-samples\//,
  ],
  [
    'domain has no clock, no chance and no input or output',
    /Date\.now\(|new Date\(\)|Math\.random\(|from 'node:|\bfetch\(/,
    /^packages\/domain\//,
    // These print programs that read and fetch; they do neither.
    /^packages\/domain\/src\/code-samples\//,
  ],
])('%s', (_, pattern, where, allowed) => {
  const wrong = code.filter(({ file, text }) => where.test(file) && !allowed.test(file) && pattern.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('pages of the web never import one another, and ui knows no messages', () => {
  const web = code.filter(({ file }) => file.startsWith('apps/web/src/'))
  const wrong = web.flatMap(file =>
    ownImports(file)
      .filter(target => {
        const from = file.file.replace('apps/web/src/', '')
        const to = target.replace('apps/web/src/', '')
        if (from.startsWith('ui/')) return !/^(ui|theme)\//.test(to)
        return from.startsWith('forms/') && /^pages\//.test(to)
      })
      .map(target => `${file.file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

/** Imports that exist at run time: a type-only circle hurts nobody. */
function valueImports(file: SourceFile): string[] {
  return ownImports({
    ...file,
    text: file.text.replaceAll(/^(import|export) type [\s\S]*?from .*$/gm, '').replaceAll(/import\([^)]*\)/g, ''),
  })
}
