import { expect, test } from 'vitest'
import { listReleases, type ReleasePlan } from './release-calendar.ts'

const monthly: ReleasePlan = { code: 'RL1', frequency: 'M', lagDays: 15, endDate: '2026-09-01', isRevised: false }
const dates = (plan: ReleasePlan, from: string, to: string) =>
  listReleases(plan, from, to, '2026-11-01').map(({ timepointDate, releaseDate, status }) => [
    timepointDate,
    releaseDate,
    status,
  ])

test('gives each period a release after its end, and tells what is out, late and still to come', () => {
  expect(dates(monthly, '2026-09-01', '2026-12-31')).toEqual([
    ['2026-08-01', '2026-09-15', 3],
    ['2026-09-01', '2026-10-15', 3],
    ['2026-10-01', '2026-11-15', 1],
    ['2026-11-01', '2026-12-15', 1],
  ])
  expect(dates({ ...monthly, endDate: '2026-08-01' }, '2026-10-01', '2026-10-31')).toEqual([
    ['2026-09-01', '2026-10-15', 2],
  ])
})

test('includes both ends of the span', () => {
  expect(dates(monthly, '2026-10-15', '2026-10-15')).toHaveLength(1)
  expect(dates(monthly, '2026-10-16', '2026-11-14')).toHaveLength(0)
})

test('steps by the frequency of the series', () => {
  const yearly = { ...monthly, frequency: 'Y', endDate: '2024-12-01', lagDays: 90 } as const
  expect(dates(yearly, '2020-01-01', '2022-12-31').map(([date]) => date)).toEqual([
    '2019-12-01',
    '2020-12-01',
    '2021-12-01',
  ])
  const weekly = { ...monthly, frequency: 'W', endDate: '2026-10-28', lagDays: 2 } as const
  expect(dates(weekly, '2026-10-20', '2026-11-10').map(([date]) => date)).toEqual([
    '2026-10-21',
    '2026-10-28',
    '2026-11-04',
  ])
})

test('leaves weekends out of daily series', () => {
  const daily = { ...monthly, frequency: 'D', endDate: '2026-10-30', lagDays: 1 } as const
  expect(dates(daily, '2026-10-30', '2026-11-03').map(([date]) => date)).toEqual([
    '2026-10-29',
    '2026-10-30',
    '2026-11-02',
  ])
})
