import { expect, test } from 'vitest'
import { findSeries, summariseSeries } from './answer-series.ts'

const macro = {
  data: [
    {
      entityId: '42651401',
      metadata: {
        id: 42651401,
        name: 'GDP: China',
        unit: { id: '13', name: 'USD mn' },
        frequency: { id: 'Q', name: 'Quarterly' },
      },
      layout: [{ seriesCode: 'SR1', topic: { id: 'TP1', name: 'National Accounts' } }],
      timePoints: [
        { date: '2026-06-30', value: 12.5 },
        { date: '2026-03-31', value: 11 },
        { date: '2025-12-31', value: null },
      ],
      deletedTimePoints: [],
    },
  ],
  errors: [{ status: 404, code: 'SERIES_NOT_FOUND', message: 'no' }],
}

test('finds the series of the macro family with name, unit and frequency, oldest point first', () => {
  const [series, ...others] = findSeries(macro)
  expect(others).toEqual([])
  expect(series).toMatchObject({ name: 'GDP: China', unit: 'USD mn', frequency: 'Q' })
  expect([...(series?.values ?? [])]).toEqual([Number.NaN, 11, 12.5])
  expect(series?.dates).toEqual(['2025-12-31', '2026-03-31', '2026-06-30'])
})

test('finds indicators by quarter, numbers written as text, and a bare list of points', () => {
  const estate = {
    data: {
      items: [
        {
          indicator: { code: 'prime_rent', name: 'Prime rent' },
          unit: 'EUR',
          points: [{ period: '2026Q1', value: 3 }],
        },
      ],
    },
  }
  expect(findSeries(estate)[0]).toMatchObject({ name: 'Prime rent', unit: 'EUR' })
  const chain = { data: { timePoints: [{ value: '1.5', date: '2020-01-01' }] } }
  expect([...(findSeries(chain)[0]?.values ?? [])]).toEqual([1.5])
  expect(
    findSeries({
      data: [
        { year: 2020, amount: 1 },
        { year: 2021, amount: 2 },
      ],
    })[0],
  ).toMatchObject({ frequency: 'Y' })
})

test('finds none where there is none', () => {
  expect(findSeries({ items: [{ date: '2026-01-05', value: { amount: 5, currency: 'EUR' } }] })).toEqual([])
  for (const answer of [
    null,
    3,
    'x',
    [],
    { data: { items: [] } },
    { data: [{ id: 'CN', name: 'China' }] },
    macro.errors,
  ])
    expect(findSeries(answer)).toEqual([])
})

test('sums a series up without the empty periods', () => {
  const [series] = findSeries(macro)
  expect(series && summariseSeries(series)).toEqual({
    from: '2026-03-31',
    to: '2026-06-30',
    min: { date: '2026-03-31', value: 11 },
    max: { date: '2026-06-30', value: 12.5 },
    last: { date: '2026-06-30', value: 12.5 },
  })
  expect(summariseSeries({ dates: ['2026-01-01'], values: Float64Array.of(Number.NaN) })).toBeUndefined()
})
