import { expect, test } from 'vitest'
import { listPeriods, writeUsDay } from './report-periods.ts'

/** Weekdays from Monday, 1 November 2021, to a day. */
function weekdays(to: string): string[] {
  const days: string[] = []
  for (let time = Date.parse('2021-11-01'); time <= Date.parse(to); time += 86_400_000) {
    if (![0, 6].includes(new Date(time).getUTCDay())) days.push(new Date(time).toISOString().slice(0, 10))
  }
  return days
}

const dates = (to: string, frequency: 'Daily' | 'Weekly' | 'Monthly', from = '2021-01-01', until = '2030-12-31') =>
  listPeriods(weekdays(to), frequency, from, until).map(({ date }) => date)

test('a day is a period, and both ends are included', () => {
  expect(dates('2021-11-09', 'Daily', '2021-11-04', '2021-11-08')).toEqual(['2021-11-04', '2021-11-05', '2021-11-08'])
})

test('weeks end on Wednesdays, and only whole ones count', () => {
  expect(dates('2021-11-25', 'Weekly')).toEqual(['2021-11-10', '2021-11-17', '2021-11-24'])
  expect(listPeriods(weekdays('2021-11-10'), 'Weekly', '2021-11-10', '2021-11-10')).toEqual([
    { date: '2021-11-10', first: 3, last: 7 },
  ])
})

test('months are named after their last day, and one that ends on a weekend is whole on Friday', () => {
  expect(dates('2022-07-29', 'Monthly', '2022-05-31', '2022-07-31')).toEqual(['2022-05-31', '2022-06-30', '2022-07-31'])
  expect(dates('2022-07-28', 'Monthly', '2022-05-31')).toEqual(['2022-05-31', '2022-06-30'])
})

test('a period belongs to a report when its last day does', () => {
  expect(dates('2022-03-31', 'Monthly', '2021-12-15', '2022-02-27')).toEqual(['2021-12-31', '2022-01-31'])
  expect(dates('2022-03-31', 'Monthly', '2022-01-01', '2022-01-30')).toEqual([])
})

test('a week or month without its last day still has its name', () => {
  const days = weekdays('2021-12-31').filter(day => !['2021-12-01', '2021-12-31'].includes(day))
  expect(listPeriods([...days, '2022-01-03'], 'Weekly', '2021-12-01', '2021-12-01')).toHaveLength(1)
  expect(listPeriods([...days, '2022-01-03'], 'Monthly', '2021-12-31', '2021-12-31')).toHaveLength(1)
})

test('days are written the American way, without zeros', () => {
  expect(writeUsDay('2025-02-09')).toBe('2/9/2025')
})
