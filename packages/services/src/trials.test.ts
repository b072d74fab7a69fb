import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import { findTokenHolder } from './tokens.ts'
import { createTrial, isEndedTrial, openTrial } from './trials.ts'

let ctx: Context
let now = new Date('2026-11-02T08:00:00Z')
beforeAll(async () => {
  ctx = Object.assign(await openTestContext(), { now: () => now })
})
afterAll(() => ctx.close())

const application = {
  name: '伟',
  surname: '王',
  company_name: 'Example Ltd',
  job_title: 'Analyst',
  email: 'wang@example.test',
  country: 'CN',
  message: '',
  accepts_storage: true,
  wants_offers: false,
}

test('a link opens the same token each time, for seven days to the second', async () => {
  const { link, expiresAt } = await createTrial(ctx, application)
  expect(expiresAt).toEqual(new Date('2026-11-09T08:00:00Z'))
  const { apiToken } = await openTrial(ctx, link)
  expect(apiToken).toMatch(/^ceic_sandbox_[\dA-Za-z]{36}$/)
  now = new Date('2026-11-09T07:59:59Z')
  expect(await openTrial(ctx, link)).toEqual({ apiToken, expiresAt })
  expect(await findTokenHolder(ctx, apiToken)).toMatchObject({ apis: ['ceic-sandbox'] })
  expect(await isEndedTrial(ctx, apiToken)).toBe(false)
  now = expiresAt
  expect(await findTokenHolder(ctx, apiToken)).toBeUndefined()
  expect(await isEndedTrial(ctx, apiToken)).toBe(true)
  await expect(openTrial(ctx, link)).rejects.toMatchObject({ code: 'trial-ended' })
})

test('every trial has a link and a token of its own, and nothing of either is kept', async () => {
  const links = [(await createTrial(ctx, application)).link, (await createTrial(ctx, application)).link]
  const tokens = await Promise.all(links.map(async link => (await openTrial(ctx, link)).apiToken))
  expect(new Set([...links, ...tokens]).size).toBe(4)
  const kept = JSON.stringify(await ctx.db.selectFrom('portal.trial').selectAll().execute())
  for (const secret of [...links, ...tokens]) expect(kept).not.toContain(secret)
})

test('an unknown link opens nothing', async () => {
  await expect(openTrial(ctx, 'nothing')).rejects.toMatchObject({ code: 'trial-unknown' })
})
