import { expect, test } from 'vitest'
import { inLanguage, paths, switchLanguage, withoutLanguage } from './paths.ts'

test('links of the portal get the language, others stay', () => {
  expect(inLanguage('zh', '/')).toBe('/zh')
  expect(inLanguage('zh', '/docs?q=1')).toBe('/zh/docs?q=1')
  for (const href of ['https://example.com', '//example.com', '#part', 'mailto:a@b'])
    expect(inLanguage('en', href)).toBe(href)
})

test('the other language is the same place', () => {
  expect(switchLanguage('zh', '/en/docs/x?path=/a?b&method=get')).toBe('/zh/docs/x?path=/a?b&method=get')
  expect(switchLanguage('en', '/')).toBe('/en')
  expect(switchLanguage('en', '/zhang')).toBe('/en/zhang')
})

test('a place has no language of its own', () => {
  expect(withoutLanguage('/zh/docs/x?path=/en/a')).toBe('/docs/x?path=/en/a')
  expect(withoutLanguage('/en')).toBe('/')
  expect(withoutLanguage('/docs')).toBe('/docs')
})

test('the address of an operation stays readable', () => {
  const operation = { tag: 'series', method: 'get', path: '/series/{id}/data' } as const
  expect(paths.operation('ceic/macroeconomic', operation)).toBe(
    '/docs/ceic/macroeconomic/docs/series?path=/series/{id}/data&method=get',
  )
})
