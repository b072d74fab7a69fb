import { expect, test } from 'vitest'
import { makeClimate, makeFundDays } from './fund-days.ts'
import { makeHoldings, share } from './fund-holdings.ts'
import { makeMarkets } from './markets.ts'
import { planFunds } from './plan-funds.ts'

const weather = makeMarkets()
const plans = planFunds()
const daysOf = (plan: (typeof plans)[number]) => makeFundDays(weather, plan, makeClimate(weather, plan))
const sampled = plans.filter((_, at) => at % 97 === 0)

test('there are two thousand funds, each with a name of its own in both languages', () => {
  expect(plans.length).toBeGreaterThan(1950)
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
  for (const language of ['en', 'zh'] as const)
    expect(new Set(plans.map(plan => plan[language])).size).toBe(plans.length)
  expect(plans.filter(({ zh }) => / (?=\p{Script=Han})|(?<=\p{Script=Han}) /u.test(zh))).toEqual([])
})

test('five years of trading days end on the day of the sample', () => {
  const { days } = weather
  expect([days[0], days.at(-1), days.length]).toEqual(['2021-11-01', '2026-10-30', 1299])
})

test('the sample is the same every time', () => {
  const plan = plans[500]!
  expect(daysOf(plan)).toEqual(makeFundDays(makeMarkets(), planFunds()[500]!, makeClimate(makeMarkets(), plan)))
})

test('nothing of a fund without a foreign currency is lost: assets move by flows and changes alone', () => {
  for (const plan of sampled.filter(({ currency }) => currency === 'USD')) {
    const { assets, flows, changes } = daysOf(plan)
    for (let at = 1; at < assets.length; at++) expect(assets[at]! - assets[at - 1]!).toBe(flows[at]! + changes[at]!)
  }
})

test('no fund owes money, and one that opens begins with what flows in', () => {
  const made = sampled.map(daysOf)
  expect(made.filter(({ assets }) => assets.some(value => value < 0))).toEqual([])
  const opened = plans.map(daysOf).filter(({ first }) => first > 0)
  expect(opened.length).toBeGreaterThan(100)
  expect(opened.filter(({ assets, flows }) => assets[0] !== flows[0])).toEqual([])
})

test('frightened investors take money out of equity funds and put it into money market funds', () => {
  const crash = weather.days.indexOf('2025-04-04')
  const flowAround = (digit: string) =>
    plans
      .filter(plan => plan.digit === digit)
      .map(daysOf)
      .reduce((sum, { first, flows }) => {
        for (let day = crash; day < crash + 10; day++) sum += flows[day - first] ?? 0
        return sum
      }, 0)
  expect(flowAround('1')).toBeLessThan(0)
  expect(flowAround('4')).toBeGreaterThan(0)
})

test('what a fund holds makes a whole every month, by countries, currencies, industries, sectors and shares', () => {
  const months = Array.from({ length: 60 }, (_, at) => at)
  const kinds = new Set<string>()
  for (const plan of sampled.filter(({ digit }) => '12'.includes(digit))) {
    for (const { kind, ids, parts } of makeHoldings(weather, plan, months)) {
      kinds.add(kind)
      for (const month of months) {
        const row = parts.subarray(month * ids.length, (month + 1) * ids.length)
        expect(row.reduce((sum, part) => sum + part, 0)).toBe(10_000)
      }
    }
  }
  expect([...kinds].sort()).toEqual(['country', 'currency', 'industry', 'sector', 'shareType'])
})

test('shares of any weights are whole parts of ten thousand', () => {
  expect(share([1, 1, 1])).toEqual([3334, 3333, 3333])
  expect(share([5])).toEqual([10_000])
})
