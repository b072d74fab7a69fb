import { expect, test } from 'vitest'
import { fillPrograms } from './page-programs.ts'

const files: Record<string, string> = {
  'search.py': 'Ceic.set_server("http://127.0.0.1:4000")\n',
  'search.py.out': '3 series\n',
}
const read = async (name: string) => {
  if (!(name in files)) throw new Error(`${name} is missing`)
  return files[name]!
}

test('a fence takes its program and its output from the files beside the page, with the portal where it is', async () => {
  const page = 'Run\n\n```python program=search.py\n```\n\nprints\n\n```text output=search.py\n```\n'
  expect(await fillPrograms(page, read)).toBe(
    'Run\n\n```python\nCeic.set_server("https://portal-url.invalid")\n```\n\nprints\n\n```text\n3 series\n```\n',
  )
})

test('the note on a block that is not run stays with the writers', async () => {
  expect(await fillPrograms('```bash norun="asks for a password"\nread -rs TOKEN\n```\n', read)).toBe(
    '```bash\nread -rs TOKEN\n```\n',
  )
})

test('other fences stay as they are', async () => {
  const page = '```python\nprint(1)\n```\n\n```\nprogram=x\n```\n'
  expect(await fillPrograms(page, read)).toBe(page)
})

test('a page that names a file which is not there does not build', async () => {
  await expect(fillPrograms('```python program=gone.py\n```\n', read)).rejects.toThrow('gone.py is missing')
})
