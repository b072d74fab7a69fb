import { describe, expect, test } from 'vitest'
import type { OperationSlice, ParameterSlice } from './reference.ts'
import { bareToken, buildRequest, sentHeaders } from './request.ts'

const parameter = (name: string, more: Partial<ParameterSlice> = {}): ParameterSlice => ({
  name,
  in: 'query',
  required: false,
  deprecated: false,
  description: '',
  type: 'string',
  list: false,
  ...more,
})

const slice = (more: Partial<OperationSlice> = {}): OperationSlice => ({
  api: 'ceic-macroeconomic',
  operationId: 'getSeries',
  tag: 'series',
  method: 'get',
  path: '/series/{id}',
  summary: '',
  description: '',
  deprecated: false,
  parameters: [parameter('id', { in: 'path', required: true, list: true, listStyle: 'csv' })],
  responses: [],
  baseUrl: '/data/ceic/v2',
  security: true,
  ...more,
})

const target = { baseUrl: 'https://portal.test/data/ceic/v2/', token: '' }
const build = (operation: OperationSlice, values: Record<string, string[]>, token = '') =>
  buildRequest(operation, values, { ...target, token })

describe('the address of a call', () => {
  test('holds a list in the path with commas', () => {
    const { request, problems } = build(slice(), { id: ['1', '2'] })
    expect(request.url).toBe('https://portal.test/data/ceic/v2/series/1,2')
    expect(problems).toEqual([])
  })

  test('keeps the empty step of a base address, unless its owner fills it', () => {
    const operation = slice({ path: '/Search/query', parameters: [], baseUrl: '/data/emis/documents/' })
    const at = (baseUrl: string) => buildRequest(operation, {}, { baseUrl, token: '' }).request.url
    const base = 'https://portal.test/data/emis/documents'
    expect(at(`${base}/`)).toBe(`${base}//Search/query`)
    expect(at(`${base}/xml`)).toBe(`${base}/xml/Search/query`)
  })

  test('repeats a name or joins by commas as the document says', () => {
    const operation = slice({
      path: '/search',
      parameters: [
        parameter('filter[]', { list: true, listStyle: 'repeat' }),
        parameter('geo', { list: true, listStyle: 'csv' }),
      ],
    })
    const { request } = build(operation, { 'filter[]': ['a&b', 'c'], geo: ['CN', 'a,b'] })
    expect(request.url).toMatch(/\/search\?filter%5B%5D=a%26b&filter%5B%5D=c&geo=CN,a%2Cb$/)
  })

  test('encodes what a shell, a library or a server would misread', () => {
    const operation = slice({ path: '/search', parameters: [parameter('keyword')] })
    const { request } = build(operation, { keyword: [`国内 "x" 'y' $(z)*!#%\ud800`] })
    const query = new URL(request.url).searchParams
    expect(query.get('keyword')).toBe(`国内 "x" 'y' $(z)*!#%\ufffd`)
    expect(request.url).not.toMatch(/[\s"'$()*!#\\]/)
  })

  test('leaves out what is empty and never sends a default that was not typed', () => {
    const operation = slice({
      path: '/search',
      parameters: [parameter('lang', { default: 'en' }), parameter('keyword')],
    })
    expect(build(operation, { keyword: ['  '] }).request.url).toBe('https://portal.test/data/ceic/v2/search')
    expect(build(operation, { lang: ['en'] }).request.url).toMatch(/search\?lang=en$/)
  })

  test('names required fields without a value, and path values that no library can send', () => {
    expect(build(slice(), {}).problems).toEqual([{ key: 'id', kind: 'required' }])
    expect(build(slice(), { id: ['..'] }).problems).toEqual([{ key: 'id', kind: 'path' }])
    expect(build(slice(), { id: ['a/../b'] }).request.url).toMatch(/series\/a%2F\.\.%2Fb$/)
  })

  test('refuses a base that is not a web address', () => {
    for (const baseUrl of ['', 'portal.test', 'javascript:alert(1)', 'https://a:b@c.test', 'https://c.test/?x=1']) {
      const { problems } = buildRequest(slice(), { id: ['1'] }, { baseUrl, token: '' })
      expect(problems, baseUrl).toEqual([{ key: 'baseUrl', kind: 'base-url' }])
    }
  })
})

describe('the token', () => {
  test('makes one header with or without the word Bearer', () => {
    for (const typed of ['abc', ' Bearer abc ', 'bearer  abc', 'Authorization: Bearer abc', '"abc"', 'Bearer "abc"']) {
      const { request } = build(slice(), { id: ['1'] }, typed)
      expect(sentHeaders(request), typed).toEqual({ Authorization: 'Bearer abc' })
      expect(request.url).not.toContain('abc')
    }
    expect(bareToken('bearer')).toBe('')
    expect(bareToken('bearerish')).toBe('bearerish')
  })

  test('stays at home when the operation needs none', () => {
    const { request } = build(slice({ security: false }), { id: ['1'] }, 'abc')
    expect(sentHeaders(request)).toEqual({})
  })
})

describe('headers and bodies', () => {
  test('takes headers that can travel and refuses the others', () => {
    const operation = slice({ parameters: [parameter('Accept-Language', { in: 'header' })] })
    expect(build(operation, { 'Accept-Language': ['zh'] }).request.headers).toEqual({ 'Accept-Language': 'zh' })
    expect(build(operation, { 'Accept-Language': ['中文'] }).problems).toEqual([
      { key: 'Accept-Language', kind: 'header' },
    ])
  })

  test('writes form fields as a form, and no body when none is filled', () => {
    const fields = [
      parameter('name', { in: 'form' }),
      parameter('series', { in: 'form', list: true, listStyle: 'repeat' }),
    ]
    const mediaType = 'application/x-www-form-urlencoded'
    const operation = slice({
      method: 'post',
      parameters: [],
      body: { mediaType, required: true, description: '', fields },
    })
    const { request } = build(operation, { name: ['a b&c'], series: ['1', '2'] })
    expect(request.body).toBe('name=a%20b%26c&series=1&series=2')
    expect(request.headers).toEqual({ 'Content-Type': mediaType })
    expect(build(operation, {}).request.body).toBeUndefined()
  })

  test('sends a JSON body exactly as typed once it can be read', () => {
    const body = { mediaType: 'application/json', required: true, description: '' }
    const operation = slice({ method: 'post', parameters: [], body })
    expect(build(operation, { body: ['{"id": 12345678901234567890}'] }).request.body).toBe(
      '{"id": 12345678901234567890}',
    )
    expect(build(operation, { body: ['{"id":'] }).problems).toEqual([{ key: 'body', kind: 'json' }])
    expect(build(operation, {}).problems).toEqual([{ key: 'body', kind: 'required' }])
  })
})
