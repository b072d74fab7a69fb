import { expect, test } from 'vitest'
import { findPlace } from '../countries.ts'
import { buildEconomies } from './economy.ts'
import { insightAuthors, insightCategories, insights } from './insight-data.ts'
import { planEconomy } from './plan.ts'
import { planCommodities } from './special-plans.ts'

test('insights show series that the whole sample has', () => {
  const economies = buildEconomies()
  const wanted = new Set(insights.flatMap(({ parts }) => parts.flatMap(({ places }) => places)))
  const plans = [
    ...economies.filter(({ place }) => wanted.has(place.id)).flatMap(economy => [...planEconomy(economy)]),
    ...planCommodities(economies[0]!),
  ]
  const known = new Set(plans.map(({ indicatorId, place, frequency }) => `${indicatorId}:${place.id}:${frequency}`))
  const missing = insights.flatMap(({ id, parts }) =>
    parts.flatMap(({ indicator, frequency, places }) =>
      places
        .filter(place => !known.has(`${indicator}:${place}:${frequency}`))
        .map(place => `${id} ${indicator} ${place}`),
    ),
  )
  expect(missing).toEqual([])
})

test('what insights refer to is there, and every id once', () => {
  expect(new Set(insights.map(({ id }) => id)).size).toBe(insights.length)
  const categories = insightCategories.map(({ id }) => id)
  const authors = insightAuthors.map(({ id }) => id)
  for (const { category, creator, editor, created, edited, parts } of insights) {
    expect(categories).toContain(category)
    expect(authors).toEqual(expect.arrayContaining([creator, editor]))
    expect(created < edited).toBe(true)
    expect(parts.flatMap(({ places }) => places).every(findPlace)).toBe(true)
  }
})
