import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../tests/support/built.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { buildApp } from './app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  buildPages()
  ctx = await openTestContext()
  app = await buildApp(ctx)
}, 120_000)
afterAll(async () => {
  await app.close()
  await ctx.close()
})

test.each(['en', 'zh'])(
  'every link of every page leads somewhere, to its anchor (%s)',
  async language => {
    const seen = new Map<string, string>()
    const waiting = [`/${language}`]
    const broken: string[] = []
    const wanted: { page: string; target: string; anchor: string }[] = []
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
      if (seen.has(page)) continue
      const { statusCode, body, headers } = await app.inject({ url: page })
      seen.set(page, body)
      if (statusCode === 302) waiting.push(String(headers.location))
      else if (statusCode !== 200) broken.push(`${page}: ${statusCode}`)
      for (const [, href = ''] of body.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), `http://portal${page}`)
        if (url.host !== 'portal' || (!url.pathname.startsWith(`/${language}`) && !/\.\w+$/.test(url.pathname)))
          continue
        const target = url.pathname + url.search
        if (url.hash) wanted.push({ page, target, anchor: decodeURIComponent(url.hash.slice(1)) })
        waiting.push(target)
      }
    }
    const lost = wanted.filter(({ target, anchor }) => !seen.get(target)?.includes(` id="${anchor}"`))
    expect(broken).toEqual([])
    expect(lost).toEqual([])
    expect(seen.size).toBeGreaterThan(150)
  },
  300_000,
)
