import { limits } from '@portal/domain/limits.ts'
import { frequencies, releaseStatuses, releaseTypes } from '../codes.ts'
import type { DataCall, DataContext, DataLanguage, Handler } from '../data-api.ts'
import { listReleases, type Release, type ReleasePlan } from '../release-calendar.ts'
import { findReleasePlans, listReleasedSeries, readReleasePlan } from '../sources/release-plans.ts'
import { withoutNulls } from '../without-nulls.ts'
import { readCallCriteria, readCallFilter } from './criteria.ts'
import { named } from './describe-series.ts'
import { checkSpan, notFound, wrongParameter } from './refusals.ts'
import { readRequestedOne } from './requested-series.ts'

const dayMs = 86_400_000

/** How far a calendar reaches around today when a call names no dates, in days. */
interface Reach {
  back: number
  ahead: number
}
const searchReach: Reach = { back: 7, ahead: 30 }
const seriesReach: Reach = { back: 365, ahead: 365 }

const searchSeriesReleases: Handler = async (ctx, call) => {
  const span = readSpan(ctx, call, searchReach)
  const plans = await findReleasePlans(ctx, await readCallCriteria(ctx, call), readCallFilter(call))
  return answerCalendar(call, plans, span)
}

const getSeriesReleases: Handler = async (ctx, call) => {
  const span = readSpan(ctx, call, seriesReach)
  const { id } = await readRequestedOne(ctx, call)
  const plan = await readReleasePlan(ctx, id)
  return answerCalendar(call, plan ? [plan] : [], span)
}

interface Span {
  from: string
  to: string
  today: string
}

/** The days between which a call wants releases. */
function readSpan(ctx: DataContext, call: DataCall, { back, ahead }: Reach): Span {
  checkSpan(call, 'release_date_from', 'release_date_to')
  const asked = call.params as { release_date_from?: string; release_date_to?: string }
  const day = (days: number) => new Date(ctx.now().getTime() + days * dayMs).toISOString().slice(0, 10)
  const [first, last] = [day(-back), day(ahead)]
  const from = asked.release_date_from ?? earlier(asked.release_date_to ?? last, first)
  const to = asked.release_date_to ?? later(from, last)
  if (Date.parse(to) - Date.parse(from) > limits.releaseSpanDays * dayMs) {
    const limit = limits.releaseSpanDays
    throw wrongParameter(call, {
      en: `release_date_from and release_date_to: at most ${limit} days apart; ${from} to ${to} is more.`,
      zh: `release_date_from与release_date_to：最多相隔${limit}天，${from}至${to}已超出。`,
    })
  }
  return { from, to, today: day(0) }
}

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

/** One page of the releases of plans, by the day of the release. */
function answerCalendar(call: DataCall, plans: ReleasePlan[], { from, to, today }: Span) {
  const { release_status, direction, limit = 100, offset = 0 } = call.params as Record<string, unknown>
  const wanted = release_status as string[] | undefined
  const releases = plans
    .flatMap(plan => listReleases(plan, from, to, today))
    .filter(({ status }) => !wanted?.length || wanted.includes(String(status)))
    .sort(byDay)
  if (direction === 'desc') releases.reverse()
  const page = releases.slice(Number(offset), Number(offset) + Number(limit))
  return { body: { data: { total: releases.length, items: page.map(release => describe(release, call.language)) } } }
}

const byDay = (a: Release, b: Release) =>
  a.releaseDate === b.releaseDate ? (a.code < b.code ? -1 : 1) : a.releaseDate < b.releaseDate ? -1 : 1

/** SeriesReleaseScheduleItem: every release has its day, so the span that is announced is that day. */
const describe = ({ code, timepointDate, releaseDate, type, status }: Release, language: DataLanguage) => ({
  code,
  timepointDate,
  releaseDate,
  from: releaseDate,
  to: releaseDate,
  releaseType: named(releaseTypes, type, language).name,
  releaseStatus: named(releaseStatuses, status, language).name,
})

const getReleaseSeries: Handler = async (ctx, call) => {
  const { limit = 100, offset = 0 } = call.params as { limit?: number; offset?: number }
  const code = String(call.params.code).toUpperCase()
  const { total, series } = await listReleasedSeries(ctx, code, call.language, { limit, offset })
  if (!total) throw notFound(call, code)
  const items = series.map(({ id, name, unit, frequency, startDate, endDate, lastUpdated, sourceName }) => ({
    seriesId: String(id),
    name,
    unit,
    frequency: named(frequencies, frequency, call.language).name,
    ...withoutNulls({ startDate, endDate }),
    lastUpdated,
    sourceName,
  }))
  return { body: { data: { total, items } } }
}

/** The operations of the tag Releases. */
export const releaseHandlers: Record<string, Handler> = { searchSeriesReleases, getSeriesReleases, getReleaseSeries }
