import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import landed from './migrations.json' with { type: 'json' }
import { sourceFiles } from './source-files.ts'

const fingerprints = Object.fromEntries(
  sourceFiles(/\/migrations\/.*\.sql$/).map(({ file, text }) => [
    file,
    createHash('sha256').update(text).digest('hex'),
  ]),
)

test('a migration that has landed is never changed or removed', () => {
  const changed = Object.entries(landed).filter(([file, fingerprint]) => fingerprints[file] !== fingerprint)
  expect(changed.map(([file]) => file)).toEqual([])
})

test('every migration is listed with its fingerprint in migrations.json', () => {
  const missing = Object.entries(fingerprints).filter(([file]) => !(file in landed))
  expect(Object.fromEntries(missing)).toEqual({})
})
