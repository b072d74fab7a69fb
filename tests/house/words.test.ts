import en from '@portal/content/messages/en.json' with { type: 'json' }
import zh from '@portal/content/messages/zh.json' with { type: 'json' }
import { errorKinds } from '@portal/domain/errors.ts'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const keys = Object.keys(en)

test('both message files have the same keys', () => {
  expect(Object.keys(zh).sort()).toEqual(keys.toSorted())
})

test('both languages of a message take the same values', () => {
  const values = (message: string) => [...message.matchAll(/\{(\w+)\}/g)].map(match => match[1]).sort()
  const wrong = Object.entries(en).filter(
    ([key, message]) => values(message).join() !== values(zh[key as keyof typeof zh] ?? '').join(),
  )
  expect(wrong).toEqual([])
})

test('every error code has words', () => {
  expect(Object.keys(errorKinds).filter(code => !(`error.${code}` in en))).toEqual([])
})

test('every message is used somewhere', () => {
  const code = sourceFiles(/^(packages|apps)\/.*\.tsx?$/)
    .map(({ text }) => text)
    .join('\n')
  const families = [...code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(match => match[1]!)
  const unused = keys.filter(
    key => !code.includes(`'${key}'`) && !code.includes(`"${key}"`) && !families.some(family => key.startsWith(family)),
  )
  expect(unused).toEqual([])
})

test('Chinese messages have no space typed between Han and Latin characters', () => {
  const spaced = Object.entries(zh).filter(([, message]) =>
    /\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{Script=Han}/u.test(message),
  )
  expect(spaced).toEqual([])
})
