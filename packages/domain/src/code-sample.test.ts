import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CodeLanguage, printCode, tokenVariable } from './code-sample.ts'
import type { FieldValues } from './query-field.ts'
import type { OperationSlice, ParameterSlice } from './reference.ts'
import { buildRequest, sentHeaders } from './request.ts'

const run = promisify(execFile)
const token = 'ceic_macro_secret'
/** Programs of each language; each starts an interpreter. */
const numRuns = Number(process.env.SAMPLE_RUNS ?? 20)

interface Received {
  method: string
  path: string
  query: [string, string][]
  headers: (string | undefined)[]
  body: string
}

let server: Server
let folder: string
let baseUrl: string
let received: Received[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'code-sample-'))
  server = createServer(async (request, response) => {
    received.push(await describeCall(request))
    response.setHeader('content-type', 'application/json; charset=utf-8').end('{"answer":"国内生产总值"}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/data/ceic/v2`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function describeCall(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '', 'http://localhost')
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    query: [...url.searchParams],
    headers: ['authorization', 'x-note', 'content-type'].map(name => request.headers[name] as string | undefined),
    body: Buffer.concat(chunks).toString(),
  }
}

/** How each language is started here; the first argument that works is the interpreter. */
const interpreters: Record<CodeLanguage, { probe: string[]; file: string; start: string[] }> = {
  curl: { probe: ['curl', '--version'], file: 'call.sh', start: ['sh'] },
  python: { probe: ['/usr/bin/python3', '-c', 'import requests'], file: 'call.py', start: ['/usr/bin/python3'] },
  javascript: { probe: [process.execPath, '-v'], file: 'call.mjs', start: [process.execPath] },
  php: { probe: ['php', '-r', 'curl_version();'], file: 'call.php', start: ['php'] },
  r: { probe: ['Rscript', '-e', 'library(httr)'], file: 'call.R', start: ['Rscript'] },
}

async function isInstalled([command = '', ...rest]: string[]): Promise<boolean> {
  return run(command, rest).then(
    () => true,
    () => false,
  )
}

async function runProgram(language: CodeLanguage, program: string): Promise<string> {
  const { file, start } = interpreters[language]
  const path = join(folder, file)
  await writeFile(path, program)
  const [command = '', ...rest] = start
  const { stdout } = await run(command, [...rest, path], { env: { ...process.env, CEIC_TOKEN: token } })
  return stdout
}

const parameter = (name: string, place: ParameterSlice['in'], more: Partial<ParameterSlice> = {}): ParameterSlice => ({
  name,
  in: place,
  required: false,
  deprecated: false,
  description: '',
  type: 'string',
  list: false,
  ...more,
})

const operation = (more: Partial<OperationSlice>): OperationSlice => ({
  api: 'ceic-macroeconomic',
  operationId: 'searchSeries',
  tag: 'series',
  method: 'get',
  path: '/series/{id}/data',
  summary: '',
  description: '',
  deprecated: false,
  parameters: [
    parameter('id', 'path', { required: true, list: true, listStyle: 'csv' }),
    parameter('keyword', 'query'),
    parameter('filter[]', 'query', { list: true, listStyle: 'repeat' }),
    parameter('X-Note', 'header'),
  ],
  responses: [],
  baseUrl: '/data/ceic/v2',
  security: true,
  ...more,
})

const formOperation = operation({
  method: 'post',
  body: {
    mediaType: 'application/x-www-form-urlencoded',
    required: true,
    description: '',
    fields: [parameter('name', 'form'), parameter('series', 'form', { list: true, listStyle: 'repeat' })],
  },
})

const jsonOperation = operation({
  method: 'patch',
  body: { mediaType: 'application/json', required: true, description: '' },
})

const marks = [
  '"',
  "'",
  '\\',
  '\n',
  '\r\n',
  '\t',
  '$',
  '$HOME',
  '$' + '{x}',
  '`',
  '国',
  '𠮷',
  '%41',
  '#{x}',
  '?>',
  '!',
  '&',
  '+',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...marks), fc.string({ unit: 'binary', maxLength: 3 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map(parts => parts.join('').replaceAll('\0', ''))
const header = fc.string({ minLength: 1, maxLength: 12 }).filter(text => /^[!-~]([ -~]*[!-~])?$/.test(text))

const calls = fc.record({
  slice: fc.constantFrom(operation({}), formOperation, jsonOperation),
  values: fc.record({
    id: fc.array(
      hostile.filter(text => text.trim() !== '' && !/^\s*\.+\s*$/.test(text)),
      { minLength: 1, maxLength: 3 },
    ),
    keyword: fc.tuple(hostile),
    'filter[]': fc.array(hostile, { maxLength: 3 }),
    'X-Note': fc.tuple(header),
    name: fc.tuple(hostile),
    series: fc.array(hostile, { maxLength: 3 }),
    body: fc.tuple(fc.dictionary(hostile, hostile).map(value => JSON.stringify(value, null, 2))),
  }),
})

/** What the server got from `fetch` with the request itself: the yardstick of every printed program. */
async function receivedFrom(act: () => Promise<unknown>): Promise<Received> {
  received = []
  await act()
  expect(received).toHaveLength(1)
  return received[0]!
}

describe.each(['curl', 'python', 'javascript', 'php', 'r'] as const)('a program in %s', language => {
  test('sends what the query builder sends, whatever was typed, and prints the answer', async context => {
    if (!(await isInstalled(interpreters[language].probe))) context.skip()
    const check = async ({ slice, values }: { slice: OperationSlice; values: FieldValues }) => {
      const { request, problems } = buildRequest(slice, values, { baseUrl, token })
      expect(problems).toEqual([])
      const { method, url, body } = request
      const wanted = await receivedFrom(() => fetch(url, { method, headers: sentHeaders(request), body: body ?? null }))
      const program = printCode(language, slice, values, { baseUrl, product: 'ceic' })
      expect(program).not.toContain(token)
      const printed: string[] = []
      const got = await receivedFrom(async () => printed.push(await runProgram(language, program)))
      expect(got).toEqual(wanted)
      expect(printed[0]).toContain('国内生产总值')
    }
    await fc.assert(fc.asyncProperty(calls, check), { numRuns, endOnFailure: true })
  }, 300_000)
})

describe('every printed program', () => {
  const from = { baseUrl: 'https://portal.test/data/ceic/v2', product: 'ceic' } as const
  const languages: CodeLanguage[] = ['curl', 'python', 'javascript', 'php', 'r']

  test('holds a word to replace instead of a password', () => {
    const slice = operation({ parameters: [parameter('user_ftp_password', 'query')], path: '/dumps' })
    for (const language of languages) {
      const program = printCode(language, slice, { user_ftp_password: ['hunter2'] }, from)
      expect(program).toContain('user_ftp_password=YOUR_USER_FTP_PASSWORD')
      expect(program).not.toContain('hunter2')
    }
  })

  test('asks for no token where none is needed', () => {
    for (const language of languages)
      expect(printCode(language, operation({ security: false }), { id: ['1'] }, from)).not.toMatch(/CEIC_TOKEN|Bearer/)
  })
})

test('the variable of a token is named after its product', () => {
  expect([tokenVariable('ceic'), tokenVariable('emisV2')]).toEqual(['CEIC_TOKEN', 'EMIS_V2_TOKEN'])
})
