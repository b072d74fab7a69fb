import { expect, test } from 'vitest'
import { planRoutes } from './route-tree.ts'
import type { Specification } from './spec.ts'

const operation = { operationId: '', tags: [], summary: '', responses: {} }
const spec: Specification = {
  openapi: '3.1.0',
  info: { title: '', version: '' },
  tags: [],
  paths: {
    '/series/search': { get: operation },
    '/series/{id}': { get: operation },
    '/series/{id}/data': { get: operation, post: operation },
    '/series/latest/{day}': { get: operation },
    '/layout/{node_code}/footnote/{file}': { get: operation },
  },
}
const find = planRoutes(spec, ({ method, path }) => `${method} ${path}`)

test.each([
  ['/series/search', ['get /series/search'], {}],
  ['/series/search/', ['get /series/search'], {}],
  ['/series/1,2', ['get /series/{id}'], { id: '1,2' }],
  ['/series/1%2C2', ['get /series/{id}'], { id: '1,2' }],
  ['/series/a%2Fb', ['get /series/{id}'], { id: 'a/b' }],
  ['/series/search/data', ['get /series/{id}/data', 'post /series/{id}/data'], { id: 'search' }],
  ['/series/latest/data', ['get /series/latest/{day}'], { day: 'data' }],
  [
    '/layout/TB1/footnote/%E4%B8%AD.pdf',
    ['get /layout/{node_code}/footnote/{file}'],
    { node_code: 'TB1', file: '中.pdf' },
  ],
])('finds %s', (path, operations, values) => {
  const match = find(path)
  expect([...match!.methods.values()]).toEqual(operations)
  expect(match!.path).toEqual(values)
})

test.each([
  '',
  '/',
  '/series',
  '/series//data',
  '/Series/search',
  '/series/1/data/more',
  '/series/%E4%B8',
  '/series/%',
])('finds nothing at %s', path => expect(find(path)).toBeUndefined())
