import { loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { macroeconomic } from '../macroeconomic.ts'
import { countBack } from './visual.ts'

const { askRaw } = useDataCalls(macroeconomic, 'ceic/macroeconomic')

const draw = async (values: Record<string, string> = {}, id = '310000103') => {
  const answer = await askRaw('getSeriesVisual', { id, ...values })
  if (!('bytes' in answer)) throw new Error('There is no picture.')
  return answer
}

test('draws a chart of the usual size, or one as the call wants it', async () => {
  const usual = await draw()
  expect(usual.contentType).toBe('image/png')
  expect(await loadImage(Buffer.from(usual.bytes))).toMatchObject({ width: 600, height: 400 })
  const table = await draw({ type: 'table', format: 'jpeg', width: '320', height: '200' })
  expect(table.contentType).toBe('image/jpeg')
  expect(await loadImage(Buffer.from(table.bytes))).toMatchObject({ width: 320, height: 200 })
})

test('draws the span that the call names; a first day overrules the period', async () => {
  const same = async (a: Record<string, string>, b: Record<string, string>) =>
    Buffer.compare((await draw(a)).bytes, (await draw(b)).bytes) === 0
  expect(await same({ period: '10y' }, {})).toBe(false)
  expect(await same({ period: '10y' }, { start_date: '2016-12-01' })).toBe(true)
  expect(await same({ period: '10y' }, { start_date: '2015-12-01' })).toBe(false)
  expect(await same({ period: '10y', start_date: '2001-01-01' }, { start_date: '2001-01-01' })).toBe(true)
  expect(await same({ period: '99999y' }, {})).toBe(true)
  expect(
    await same({ period: '2y', end_date: '2010-12-01' }, { start_date: '2009-01-01', end_date: '2010-12-31' }),
  ).toBe(true)
})

test('draws an empty chart where there is nothing to show', async () => {
  expect((await draw({ start_date: '1900-01-01', end_date: '1900-12-31' })).bytes.length).toBeGreaterThan(100)
})

test.each([
  ['10y', '2015-12-02'],
  ['20m', '2024-04-02'],
  ['4w', '2025-11-04'],
  ['12d', '2025-11-20'],
])('counts %s back to %s', (period, day) => expect(countBack('2025-12-01', period)).toBe(day))

test('refuses what cannot be drawn', async () => {
  await expect(draw({}, '999999999')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await expect(draw({}, 'gdp')).rejects.toMatchObject({ status: 400, code: 'INVALID_SERIES_ID' })
  await expect(draw({}, '310000103,310000101')).rejects.toMatchObject({ status: 400 })
  await expect(draw({ forecast_only: 'true' })).rejects.toMatchObject({ status: 404 })
  await expect(draw({ start_date: '2020-01-01', end_date: '2019-01-01' })).rejects.toMatchObject({ status: 400 })
})
