import { expect, test } from 'vitest'
import { dayNumber, today } from '../calendar.ts'
import { planCompanies } from '../companies/plan.ts'
import { chance } from '../random.ts'
import { planDeals } from './deal-samples.ts'
import { writeDeal } from './deal-text.ts'

const deals = planDeals()

test('has 3,200 deals of every kind over ten years, most of them done', () => {
  expect(deals).toHaveLength(3200)
  expect(new Set(deals.map(({ type }) => type)).size).toBe(11)
  expect(new Set(deals.map(({ status }) => status)).size).toBe(6)
  const years = new Set(deals.map(({ timeline }) => timeline.announcedOn.slice(0, 4)))
  expect([...years].sort()).toEqual(Array.from({ length: 11 }, (_, at) => String(2016 + at)))
  expect(deals.filter(({ status }) => status === 'COM').length).toBeGreaterThan(2200)
})

test('is made among the companies of the sample, under their names', () => {
  const companies = new Map(planCompanies().map(company => [company.id, company]))
  for (const { parties, timeline } of deals) {
    for (const { companyId, name, countryCode, isPerson } of parties) {
      if (companyId === null) continue
      const company = companies.get(companyId)
      expect(company).toMatchObject({ name, countryCode })
      expect(isPerson).toBe(false)
      expect(Number(timeline.announcedOn.slice(0, 4))).toBeGreaterThan(company!.foundedYear)
    }
  }
})

test('is the same for fewer companies, as far as it goes', () => {
  const few = planDeals(400)
  expect(few.length).toBeGreaterThan(100)
  expect(deals.slice(0, few.length)).toEqual(few)
})

test('tells what happened in order, ending with what the status says, and nothing of the future', () => {
  const endings: Record<string, string> = { COM: 'completion', CAN: 'cancellation', WDN: 'withdrawal', RUM: 'rumour' }
  for (const { status, timeline } of deals) {
    const days = timeline.steps.map(({ date }) => date)
    expect(days).toEqual(days.toSorted())
    expect(dayNumber(days.at(-1)!)).toBeLessThan(dayNumber(today))
    if (endings[status]) expect(timeline.steps.at(-1)!.type).toBe(endings[status])
    expect(timeline.completedOn).toBe(status === 'COM' ? days.at(-1) : null)
  }
})

test('adds up: stakes, shares of the parties, and multiples of the figures', () => {
  for (const { terms, parties } of deals) {
    const { stakes, value, multiples } = terms
    if (stakes) {
      expect(stakes.before + stakes.acquired).toBeCloseTo(stakes.after, 5)
      expect(stakes.after).toBeLessThanOrEqual(100)
      for (const role of ['buyer', 'seller']) {
        const side = parties.filter(party => party.role === role)
        const sum = side.reduce((total, { stake }) => total + stake!, 0)
        if (side.length) expect(sum).toBeCloseTo(stakes.acquired, 5)
      }
    }
    if (value) expect(Math.min(value.local, value.usd, value.eur)).toBeGreaterThanOrEqual(0)
    for (const multiple of Object.values(multiples ?? {})) expect(multiple).toBeGreaterThan(0)
  }
})

test('no buyer buys itself or from itself, but for buy-backs', () => {
  for (const { type, parties } of deals) {
    const [buyers, others] = [
      parties.filter(({ role }) => role === 'buyer'),
      parties.filter(({ role }) => role !== 'buyer'),
    ]
    const isOwn = buyers.some(({ companyId }) => companyId !== null && others.some(one => one.companyId === companyId))
    expect(isOwn).toBe(type === 'BUY')
  }
})

test('is told in whole sentences in both languages', () => {
  for (const plan of deals) {
    const { title, description, rationale, events } = writeDeal(plan, chance(`deal-text:${plan.id}`))
    for (const { en, zh } of [title, description, rationale, ...events]) {
      expect(en).not.toMatch(/[{}]|undefined| {2}|\.\.|NaN/)
      expect(zh).not.toMatch(/[{}]|undefined|NaN/)
      expect(zh).toMatch(/\p{Script=Han}/u)
    }
    expect(description.en).toMatch(/^\p{Lu}.*\.$/u)
    expect(description.zh).toMatch(/。$/)
  }
})
