import { expect, test } from 'vitest'
import { importPath, type SourceFile, sourceFiles } from './source-files.ts'

/** Files whose exports are wanted by something that is no import of this project, and what that is. */
const entries: [file: RegExp, reason: string][] = [
  [/^bench\/[\w-]+\.ts$/, 'bench/main.ts takes what the command line names'],
  [/^bench\/peers\//, 'the tools that are measured read their configuration'],
  [/^sdks\/javascript\/runtime\//, 'programs of readers import the package'],
  [/^sdks\/javascript\/templates-/, 'what they export stands in the source that they print'],
  [/^tests\/support\/(postgres|shared-portal)\.ts$/, 'the runners call them before all tests'],
]

const code = sourceFiles(/^(packages|apps|tests|bench|tools|sdks)\/.*\.(tsx?|mjs)$/)

/** The names that a file exports; a default is `default`. */
function exportedNames({ text }: SourceFile): string[] {
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm),
  ].map(match => match[1]!)
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}(?! from)/gm)].flatMap(match => namesOf(match[1]!, 1))
  return [...declared, ...listed, ...(/^export default /m.test(text) ? ['default'] : [])]
}

/** The names in braces, `A, type B as C`: as they are called before `as`, or after it. */
const namesOf = (list: string, side: 0 | 1): string[] =>
  list
    .split(',')
    .map(name => name.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map(name => name.split(' as ').at(side === 0 ? 0 : -1)!)

/** What a file takes of others, as `file name`; `file *` where it takes everything. */
function takenNames(file: SourceFile): string[] {
  const statements = file.text.matchAll(/^(?:import|export) (?:type )?([^'";]*?) ?from '([^']+)'/gm)
  const taken = [...statements].flatMap(([, what = '', from = '']) => {
    const target = importPath(file.file, from)
    if (!target) return []
    const [, before = what, list = ''] = /^([^{]*)\{([^}]*)\}/s.exec(what) ?? []
    const names = [...namesOf(list, 0), ...(before.includes('*') ? ['*'] : /\w/.test(before) ? ['default'] : [])]
    return names.map(name => `${target} ${name}`)
  })
  // Of what is imported as a value, the names are not told by the import.
  const whole = [...file.text.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(
    match => importPath(file.file, match[1]!) ?? [],
  )
  return [...taken, ...whole.map(target => `${target} *`)]
}

test('every export is imported somewhere', () => {
  const taken = new Set(code.flatMap(takenNames))
  const unused = code
    .filter(({ file }) => !entries.some(([entry]) => entry.test(file)))
    .filter(({ file }) => !taken.has(`${file} *`))
    .flatMap(file => exportedNames(file).map(name => `${file.file} ${name}`))
    .filter(name => !taken.has(name))
  expect(unused).toEqual([])
})
