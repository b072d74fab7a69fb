import type { Words } from '@portal/domain/language.ts'
import { countries } from '../../countries.ts'
import { plainName } from '../../dealwatch/plain-name.ts'
import { newsAddress } from '../../news-address.ts'
import { type SearchText, searchVector } from '../../sources/search-words.ts'
import { line } from '../copy-lines.ts'
import { hash } from '../random.ts'
import type { AdvicePlan } from './advice-plan.ts'
import type { AdvisorPlan } from './advisor-plan.ts'
import type { DealPlan } from './deal-plan.ts'
import type { DealText } from './deal-text.ts'

/** Columns of deal.deal in the order of `dealLine`. */
export const dealColumns =
  'id, type, status, announced_on, completed_on, title_en, title_zh, description_en, description_zh, rationale_en, ' +
  'rationale_zh, countries, industries, currency, value_local, value_usd, value_eur, enterprise_value_usd, is_estimated, ' +
  'stake_before, stake_acquired, stake_after, financing, multiples, target_financials, events, documents, sources, ' +
  'created_at, updated_at, search'

const array = (items: readonly string[]) => `{${items.join(',')}}`
const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
const countryNames = new Map(countries.map(place => [place.id, place]))

/** A moment of a working day in UTC, the same for the same name. */
function momentOf(date: string, name: string): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const draw = hash(name)
  return `${date}T${two(6 + (draw % 12))}:${two((draw >>> 8) % 60)}:${two((draw >>> 16) % 60)}Z`
}

/** What the words of a deal are taken from. */
export function textOf({ target, parties }: DealPlan, { title, description }: DealText): SearchText {
  const place = countryNames.get(target.countryCode)!
  return {
    names: [title.en, title.zh, ...parties.flatMap(({ name, nameLocal }) => [name, nameLocal ?? ''])],
    others: [description.en, description.zh, place.en, place.zh],
    codes: [],
  }
}

export function dealLine(plan: DealPlan, text: DealText, words: SearchText): string {
  const { id, type, target, timeline, terms } = plan
  const { value, stakes } = terms
  const events = timeline.steps.map((step, at) => ({ ...step, ...text.events[at] }))
  return line([
    id,
    type,
    plan.status,
    timeline.announcedOn,
    timeline.completedOn,
    text.title.en,
    text.title.zh,
    text.description.en,
    text.description.zh,
    text.rationale.en,
    text.rationale.zh,
    array([target.countryCode]),
    array([target.industryCode]),
    terms.currency,
    value?.local ?? null,
    value?.usd ?? null,
    value?.eur ?? null,
    terms.enterpriseValueUsd ?? null,
    terms.isEstimated,
    stakes?.before ?? null,
    stakes?.acquired ?? null,
    stakes?.after ?? null,
    array([terms.financing]),
    json(terms.multiples),
    json(terms.financials),
    JSON.stringify(events),
    JSON.stringify(listDocuments(plan)),
    JSON.stringify(listSources(plan)),
    momentOf(timeline.steps[0]!.date, `${id}:created`),
    momentOf(lastChange(plan), `${id}:updated`),
    searchVector(words),
  ])
}

/** News is entered on the next day at the latest, so the last change comes after the entry. */
const lastChange = ({ timeline }: DealPlan) => nextDay(timeline.steps.at(-1)!.date)
const nextDay = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

function listDocuments({ id, type, status, target }: DealPlan): (Words & { link: string })[] {
  if (status === 'RUM') return []
  const link = (name: string) => `https://disclosure.example.test/deals/${id}/${name}.pdf`
  const announcement = { en: 'Announcement', zh: '公告', link: link('announcement') }
  if (type === 'IPO' || type === 'SPO')
    return [announcement, { en: 'Prospectus', zh: '招股说明书', link: link('prospectus') }]
  const offer = { en: 'Offer document', zh: '要约文件', link: link('offer') }
  return target.isListed && type !== 'AST' ? [announcement, offer] : [announcement]
}

/** Where it was reported: in a paper of the target's country, often in one of the world too. */
function listSources({ id, target, timeline }: DealPlan) {
  const country = countryNames.get(target.countryCode)!.en
  const papers = [`${country} Business Daily`, ...(hash(`${id}:paper`) % 2 ? ['World Deal Report'] : [])]
  return papers.map((title, at) => {
    const date = timeline.steps[Math.min(at, timeline.steps.length - 1)]!.date
    return { title, date, url: newsAddress(date, `deal-${id}`) }
  })
}

/** deal.party, all columns. */
export const partyLines = ({ id, parties }: DealPlan): string =>
  parties
    .map((party, at) =>
      line([
        id,
        party.role,
        at,
        party.companyId,
        party.name,
        party.nameLocal,
        [party.name, party.nameLocal ?? ''].map(plainName).join(' '),
        party.countryCode,
        party.industry,
        party.isPerson,
        party.stake,
      ]),
    )
    .join('')

/** deal.advice, all columns. */
export const adviceLines = ({ id }: DealPlan, advice: AdvicePlan[]): string =>
  advice.map(({ advisorId, type, side }) => line([id, advisorId, type, side])).join('')

/** deal.advisor, all columns. */
export const advisorLine = ({ id, en, zh, countryCode, types }: AdvisorPlan): string =>
  line([id, en, zh, plainName(en === zh ? en : `${en} ${zh}`), countryCode, array(types)])
