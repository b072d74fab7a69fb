import { expect, test } from 'vitest'
import { fillHosts, fillPlaceholders, placeholderHosts, placeholderSdks } from './page.ts'

test('numbers are grouped, texts stand as they are', () => {
  const values = { limits: { ids: 3000 }, name: 'x' }
  expect(fillPlaceholders('{{limits.ids}} {{name}}', values, 'en')).toBe('3,000 x')
})

test('an unknown name is refused by name', () => {
  expect(() => fillPlaceholders('{{limits.none}}', { limits: {} }, 'zh')).toThrow('{{limits.none}}')
})

test('the stand-ins of addresses are addresses, and are replaced everywhere', () => {
  const text = fillPlaceholders('{{baseUrl}}/a {{portalUrl}} {{baseUrl}}', placeholderHosts, 'en')
  expect(URL.canParse(text.split(' ')[0]!)).toBe(true)
  expect(fillHosts(text, { baseUrl: 'B', portalUrl: 'P' })).toBe('B/a P B')
})

test('what a package is installed from is looked up by its name when the page is read', () => {
  const text = fillPlaceholders('{{sdk.php}} {{sdk.pythonVersion}}', { sdk: placeholderSdks }, 'en')
  const entry = { type: 'sdk' as const, documentation: [] }
  const listSdks = () => [
    { ...entry, name: 'PHP', version: '1', path: 'https://a/php/' },
    { ...entry, name: 'Python', version: '1.2', path: 'https://a/python' },
  ]
  const hosts = { baseUrl: '', portalUrl: '' }
  expect(fillHosts(text, { ...hosts, listSdks })).toBe('https://a/php/ 1.2')
  expect(() => fillHosts(text, { ...hosts, listSdks: () => [] })).toThrow('no package for php')
  expect(fillHosts(text, hosts)).toBe(' ')
})
