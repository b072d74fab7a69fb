import { expect, test } from 'vitest'
import { findIndustry } from '../../company-codes/industries.ts'
import { exampleCompanyId, planCompanies } from './plan.ts'

const plans = planCompanies()
const byId = new Map(plans.map(plan => [plan.id, plan]))

test('there are 22,000 companies of different names in more than 60 countries', () => {
  expect(byId.size).toBe(22_000)
  expect(new Set(plans.map(({ name }) => name)).size).toBe(22_000)
  const counts = new Map<string, number>()
  for (const { countryCode } of plans) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(60)
  expect([...counts.values()].filter(count => count > 500).length).toBeGreaterThanOrEqual(10)
})

test('a smaller plan is the beginning of a larger one', () => {
  expect(planCompanies(400)).toEqual(plans.slice(0, 400))
})

test('the company of the examples is in the smallest plan', () => {
  expect(planCompanies(1)[0]).toMatchObject({ id: exampleCompanyId, name: 'Sofia Timber AD', countryCode: 'BG' })
})

test('a parent is planned before what it holds, and holds most of it', () => {
  const places = new Map(plans.map(({ id }, at) => [id, at]))
  const held = plans.filter(({ parentId }) => parentId !== null)
  expect(held.length).toBeGreaterThan(1000)
  for (const { id, parentId, parentShare } of held) {
    expect(places.get(parentId!)!).toBeLessThan(places.get(id)!)
    expect(parentShare).toBeGreaterThan(50)
    expect(parentShare).toBeLessThanOrEqual(100)
  }
})

test('every industry is one of the dictionary, every legal form one of the country', () => {
  for (const { industryCode, legalForm, countryCode } of plans) {
    expect(findIndustry(industryCode), industryCode).toBeDefined()
    expect(legalForm.code.startsWith(`${countryCode}-`)).toBe(true)
  }
})

test('names are written in the script of the country', () => {
  const scripts = {
    CN: 'Han',
    BG: 'Cyrillic',
    RU: 'Cyrillic',
    UA: 'Cyrillic',
    GR: 'Greek',
    KR: 'Hangul',
    TH: 'Thai',
    AE: 'Arabic',
  }
  for (const { countryCode, nameLocal, name } of plans) {
    const script = scripts[countryCode as keyof typeof scripts]
    if (script) expect(nameLocal).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
    expect(name).toMatch(/^[\p{Script=Latin}\d .,&’'()/–-]+$/u)
  }
})
