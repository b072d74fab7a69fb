import { expect, test } from 'vitest'
import { writeAddress } from './address.ts'
import { codeLanguages, printCode } from './code-sample.ts'
import { exampleValues } from './example-values.ts'
import { listFields } from './query-field.ts'
import type { OperationSlice, PropertySlice } from './reference.ts'
import { buildRequest } from './request.ts'

const property = (name: string, format?: string): PropertySlice => ({
  name,
  type: { name: 'string', list: false, nullable: false, ...(format && { format }) },
  required: true,
  deprecated: false,
  description: '',
})

/** A login whose name and password travel in a JSON body. */
const login: OperationSlice = {
  api: 'epfr-api-v2',
  operationId: 'createSession',
  tag: 'session',
  method: 'post',
  path: '/Session',
  summary: '',
  description: '',
  deprecated: false,
  parameters: [],
  body: {
    mediaType: 'application/json',
    required: true,
    description: '',
    schema: {
      type: { name: 'object', list: false, nullable: false },
      properties: [property('username'), property('password', 'password')],
    },
    example: { username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' },
  },
  responses: [],
  baseUrl: '/data/epfr/v2',
  security: false,
}

const target = { baseUrl: 'https://portal.test/data/epfr/v2', token: '' }
const typed = { username: ['ana'], password: ['hunter2" '] }

test('a JSON body with a password is asked for field by field, the password hidden', () => {
  expect(listFields(login).map(({ key, group, control }) => [key, group, control])).toEqual([
    ['username', 'body', 'text'],
    ['password', 'body', 'secret'],
  ])
  expect(exampleValues(login)).toEqual({ username: ['YOUR_USERNAME'], password: ['YOUR_PASSWORD'] })
})

test('it is sent as JSON, with the password as it was typed', () => {
  const { request, problems } = buildRequest(login, typed, target)
  expect([request.body, request.headers]).toEqual([
    '{"username":"ana","password":"hunter2\\" "}',
    { 'Content-Type': 'application/json' },
  ])
  expect(problems).toEqual([])
  expect(buildRequest(login, { username: ['ana'] }, target).problems).toEqual([{ key: 'password', kind: 'required' }])
})

test('the password is neither in the address of the page nor in a printed program', () => {
  expect(writeAddress(login, listFields(login), typed)).not.toContain('hunter2')
  for (const { id } of codeLanguages) {
    const program = printCode(id, login, typed, { baseUrl: target.baseUrl, product: 'epfr' })
    expect(program).not.toContain('hunter2')
    expect(program).toContain('YOUR_PASSWORD')
  }
})
