import { expect, test } from 'vitest'
import { dumpStatuses, fileName, fileStem, progressOf, statusesBefore, underway } from './dump.ts'

test('a dump that has ended changes no more, except that its file expires', () => {
  const ends = dumpStatuses.map(status => [status, statusesBefore(status)])
  expect(Object.fromEntries(ends)).toEqual({
    queued: [],
    processing: ['queued', 'processing'],
    completed: ['processing'],
    failed: ['queued', 'processing'],
    cancelled: ['queued', 'processing'],
    expired: ['completed'],
  })
  expect(underway).toEqual(['queued', 'processing'])
})

test('shows 100 per cent only when everything is done', () => {
  expect(progressOf(0, 1200)).toBe(0)
  expect(progressOf(1199, 1200)).toBe(99)
  expect(progressOf(1200, 1200)).toBe(100)
  expect(progressOf(0, 0)).toBe(100)
})

test('names a file by its subject, the moment in UTC and the part', () => {
  const subject = { kind: 'dump', id: '7', at: new Date('2026-01-12T09:41:00.250Z') } as const
  expect(fileName(subject, 'single', 'xml')).toBe('ceic_dump_7_20260112T094100Z.xml')
  expect(fileName(subject, 'singlezip', 'json')).toBe('ceic_dump_7_20260112T094100Z.zip')
  expect(fileStem(subject, 2)).toBe('ceic_dump_7_20260112T094100Z_2')
})
