import { listEndpoints } from '@portal/domain/spec.ts'
import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { documents } from '../documents.ts'

const calls = useDataCalls(documents, 'emis/documents')

/** The calls whose answers the document prints. */
const printed: Record<string, Record<string, string>> = {
  searchQuery: {
    'countries[]': 'BG',
    'companies[]': '1250077',
    term: '"net profit" AND export*',
    startDate: '2026-10-01T00:00:00Z',
    endDate: '2026-10-31T23:59:59Z',
  },
  searchGetDocuments: { 'ids[]': '741920159' },
  dictionaryGetPublications: { 'countries[]': 'BG' },
}

test('the examples of the document are what is answered, or its beginning', async () => {
  const ids = Object.keys(documents.handlers).filter(id => id !== 'searchGetFile')
  for (const { operation } of listEndpoints(calls.spec).filter(({ operation }) =>
    ids.includes(operation.operationId),
  )) {
    const { example } = operation.responses['200']!.content!['application/json']! as { example: { data: unknown } }
    const { data } = await calls.ask<{ data: unknown }>(operation.operationId, printed[operation.operationId] ?? {})
    const given = Array.isArray(data) ? data.slice(0, (example.data as unknown[]).length) : data
    expect({ id: operation.operationId, data: withoutLinks(given) }).toEqual({
      id: operation.operationId,
      data: withoutLinks(example.data),
    })
  }
  expect(ids.length).toBe(10)
})

/** Addresses hold the host and the day. */
const withoutLinks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, field) => (key === 'link' ? undefined : field)))
