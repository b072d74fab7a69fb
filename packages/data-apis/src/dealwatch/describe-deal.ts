import type { Words } from '@portal/domain/language.ts'
import { industries } from '../company-codes/industries.ts'
import { type DataLanguage, inLanguage } from '../data-api.ts'
import type { DealRow, PartyRow, SummaryRow } from '../sources/deal-rows.ts'
import { withoutNulls } from '../without-nulls.ts'
import { advisorTypes, type Code, dealStatuses, dealTypes, type Role } from './codes.ts'

/** A code with its name, CodeName. */
const named = (codes: readonly Code[], code: string, language: DataLanguage) => {
  const entry = codes.find(one => one.code === code)
  return { code, name: entry ? inLanguage(language, entry) : code }
}

/** Places whose companies have a Chinese name. */
const chinese = new Set(['CN', 'HK', 'MO', 'TW'])

/** A Chinese reader sees Chinese companies under their own names. */
export const nameIn = (
  language: DataLanguage,
  { name, nameLocal, countryCode }: Pick<PartyRow, 'name' | 'nameLocal' | 'countryCode'>,
): string => (language === 'zh' && nameLocal && chinese.has(countryCode) ? nameLocal : name)

/** DealSummary. */
export function describeSummary(deal: SummaryRow, language: DataLanguage) {
  const names = (role: Role) =>
    deal.parties
      .filter(party => party.role === role)
      .map(party => nameIn(language, party))
      .join(language === 'zh' ? '；' : '; ') || null
  return withoutNulls({
    dealId: deal.id,
    title: inLanguage(language, deal.title),
    dealType: named(dealTypes, deal.type, language),
    status: named(dealStatuses, deal.status, language),
    announcedDate: deal.announcedOn,
    completedDate: deal.completedOn,
    target: names('target'),
    buyer: names('buyer'),
    seller: names('seller'),
    countries: deal.countries,
    value: deal.value,
    currency: deal.currency,
    isEstimated: deal.isEstimated,
    stake: deal.stake,
    updatedOn: deal.updatedAt.toISOString(),
  })
}

/** Deal. */
export function describeDeal(deal: DealRow, language: DataLanguage) {
  const say = (words: Words) => inLanguage(language, words)
  const side = (role: Role) =>
    deal.parties.filter(party => party.role === role).map(party => describeParty(party, language))
  const { updatedOn, ...summary } = describeSummary(deal, language)
  return {
    ...summary,
    description: say(deal.description),
    rationale: say(deal.rationale),
    targets: side('target'),
    buyers: side('buyer'),
    sellers: side('seller'),
    advisors: deal.advisors.map(({ advisorId, type, side, ...name }) => ({
      advisorId,
      name: say(name),
      type: named(advisorTypes, type, language),
      side,
    })),
    industries: deal.industries.map(code => named(industries, code, language)),
    ...describeTerms(deal),
    events: deal.events.map(({ date, type, ...text }) => ({ date, type, text: say(text) })),
    documents: deal.documents.map(({ link, ...title }) => ({ title: say(title), link })),
    sources: deal.sources,
    createdOn: deal.createdAt.toISOString(),
    updatedOn,
  }
}

function describeTerms(deal: DealRow) {
  const values = deal.valueLocal !== null && {
    local: deal.valueLocal,
    localCurrency: deal.currencyLocal,
    usd: deal.valueUsd,
    eur: deal.valueEur,
    ...withoutNulls({ enterpriseValueUsd: deal.enterpriseValueUsd }),
  }
  return withoutNulls({
    values: values || null,
    stakeBefore: deal.stakeBefore,
    stakeAcquired: deal.stake,
    stakeAfter: deal.stakeAfter,
    financing: deal.financing,
    multiples: deal.multiples,
    targetFinancials: deal.targetFinancials,
  })
}

function describeParty(party: PartyRow, language: DataLanguage) {
  return withoutNulls({
    companyId: party.companyId,
    name: party.name,
    nameLocal: party.nameLocal,
    countryCode: party.countryCode,
    industry: party.industry === null ? null : named(industries, party.industry, language),
    isPerson: party.isPerson,
    stake: party.stake,
  })
}
