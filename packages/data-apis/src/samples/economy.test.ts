import { expect, test } from 'vitest'
import { monthIndex } from './calendar.ts'
import { buildEconomies } from './economy.ts'
import { planEconomy } from './plan.ts'
import { planPoints } from './point-plan.ts'

const economies = buildEconomies()
const economy = (country: string) => economies.find(({ place }) => place.id === country)!

test('comes out the same on every run', () => {
  const first = (country: string) => {
    const [plan] = planEconomy(economy(country))
    return planPoints(plan!)
  }
  const again = buildEconomies().find(({ place }) => place.id === 'FR')!
  const [plan] = planEconomy(again)
  expect(planPoints(plan!)).toEqual(first('FR'))
})

test('puts the economies in their true order of size', () => {
  const yearly = (country: string) =>
    economy(country)
      .gdp.subarray(monthIndex(2024, 1), monthIndex(2025, 1))
      .reduce((a, b) => a + b)
  expect(yearly('US')).toBeCloseTo(27400, 0)
  expect(yearly('MT')).toBeCloseTo(21, 0)
  expect(yearly('US')).toBeGreaterThan(yearly('CN'))
})

test('falls in 2009 and 2020 nearly everywhere, and recovers after 2020', () => {
  const change = (from: [number, number], to: [number, number]) =>
    economies.filter(({ gap }) => gap[monthIndex(...to)]! < gap[monthIndex(...from)]!).length / economies.length
  expect(change([2008, 7], [2009, 5])).toBeGreaterThan(0.85)
  expect(change([2020, 1], [2020, 5])).toBeGreaterThan(0.95)
  expect(change([2020, 5], [2021, 6])).toBeLessThan(0.1)
})

test('has a season: retail sales peak in December', () => {
  const plan = [...planEconomy(economy('DE'))].find(
    ({ indicatorId, frequency }) => indicatorId === '603' && frequency === 'M',
  )!
  const { dates, values } = planPoints(plan)
  const mean = (month: string) => {
    const picked = values.filter((value, at) => value !== null && dates[at]!.slice(5, 7) === month) as number[]
    return picked.reduce((a, b) => a + b) / picked.length
  }
  expect(mean('12')).toBeGreaterThan(mean('06') * 1.1)
})
