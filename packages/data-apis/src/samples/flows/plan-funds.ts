import type { Words } from '@portal/domain/language.ts'
import { industryRows, sectorRows } from '../../fund-flows/allocation-data.ts'
import { type Focus, focusRows } from '../../fund-flows/asset-class-data.ts'
import { digitsOf, marketsOf } from '../../fund-flows/asset-classes.ts'
import { type FilterGroup, filteredSectors, filterRows } from '../../fund-flows/filter-data.ts'
import { marketRows } from '../../fund-flows/market-data.ts'
import { type Chance, chance } from '../random.ts'
import { managerRows } from './manager-data.ts'

/** First digit of an asset class. */
export type ClassDigit = '1' | '2' | '3' | '4' | '5'

/** A fund of the sample, before its days are made. */
export interface FundPlan extends Words {
  id: number
  manager: Words
  domicile: string
  currency: string
  digit: ClassDigit
  focus: Focus
  /** Six digits. */
  assetClass: string
  filters: string[]
  isPassive: boolean
  /** Sector of the allocation lists that it is limited to. */
  sector: number | undefined
  shareClasses: { name: string; part: number }[]
}

const fundCounts: Record<ClassDigit, number> = { 1: 1150, 2: 480, 3: 130, 4: 130, 5: 110 }
const offshore = ['LU', 'LU', 'LU', 'IE', 'IE', 'US', 'US', 'US', 'GB', 'KY', 'CA', 'HK', 'SG', 'CH']
const westernEurope = 'LU IE GB CH FR DE NL SE NO DK FI IT ES AT BE GR PT'
const asiaPacific = 'JP HK SG AU NZ CN TW KR IN TH MY ID PH VN'
const currencies = new Map([...marketRows.map(([id, , , currency]) => [id, currency] as const), ['KY', 'USD']])

/** The funds of the sample, by class and focus; what is bigger has more of them. */
export function planFunds(): FundPlan[] {
  const names = new Set<string>()
  const wanted = (Object.keys(fundCounts) as ClassDigit[]).flatMap(digit => {
    const foci = focusRows.filter(({ classes }) => classes.includes(digit))
    const sizes = foci.map(({ markets }) => sizeOf(markets) ** 0.6)
    const perSize = fundCounts[digit] / sizes.reduce((sum, size) => sum + size, 0)
    return foci.flatMap((focus, at) =>
      Array.from({ length: Math.max(3, Math.round(sizes[at]! * perSize)) }, () => ({ digit, focus })),
    )
  })
  return wanted.map(({ digit, focus }, at) => planFund(10_007 + at * 13, digit, focus, names))
}

const sizeOf = (markets: string) =>
  marketsOf(markets).reduce((sum, market) => sum + marketRows.find(([id]) => id === market)![1], 0)

function planFund(id: number, digit: ClassDigit, focus: Focus, names: Set<string>): FundPlan {
  const dice = chance(`fund ${id}`)
  const markets = marketsOf(focus.markets)
  const domicile = markets.length === 1 && dice.next() < 0.55 ? markets[0]! : pick(dice, offshore)
  const currency = currencyOf(dice, domicile)
  const isEtf = dice.next() < { 1: 0.35, 2: 0.25, 3: 0.05, 4: 0, 5: 0.5 }[digit]
  const isPassive = isEtf ? dice.next() < 0.9 : dice.next() < (digit === '4' ? 0 : 0.1)
  const filters = [
    isEtf ? 'U100001' : 'U100002',
    dice.next() < 0.7 ? 'U100003' : 'U100004',
    isPassive ? 'U100006' : 'U100005',
    domicileFilter(domicile),
    { USD: 'U100011', EUR: 'U100012', JPY: 'U100013', GBP: 'U100014' }[currency] ?? 'U100015',
    ...(dice.next() < 0.09 ? ['U100016'] : []),
    ...(dice.next() < 0.015 ? ['U100017'] : []),
    ...(isEtf && dice.next() < 0.04 ? ['U100018'] : []),
    ...chooseFilters(dice, digit, focus),
  ]
  const sector = filteredSectors[filters.find(filter => filteredSectors[filter]) ?? '']
  const traits = { id, digit, focus, filters, isEtf, isPassive }
  const assetClass = digitsOf(digit, focus)
  const named = nameFund(dice, traits, names, domicile)
  const shareClasses = planShareClasses(dice, isEtf, currency)
  return { ...named, id, domicile, currency, digit, focus, assetClass, filters, isPassive, sector, shareClasses }
}

const pick = <Item>(dice: Chance, items: readonly Item[]): Item => items[Math.floor(dice.next() * items.length)]!

function currencyOf(dice: Chance, domicile: string): string {
  if (domicile === 'LU') return dice.next() < 0.5 ? 'EUR' : 'USD'
  if (domicile === 'IE') return pick(dice, ['USD', 'USD', 'EUR', 'EUR', 'GBP'])
  return currencies.get(domicile)!
}

function domicileFilter(domicile: string): string {
  if (domicile === 'US') return 'U100007'
  if (westernEurope.includes(domicile)) return 'U100008'
  return asiaPacific.includes(domicile) ? 'U100009' : 'U100010'
}

const inGroup = (letter: string, group: FilterGroup) =>
  filterRows.filter(([id, own]) => id.startsWith(letter) && own === group).map(([id]) => id)

/** What a fund of a class limits itself to. */
function chooseFilters(dice: Chance, digit: ClassDigit, { markets }: Focus): string[] {
  if (digit === '1') {
    const hasSector = marketsOf(markets).some(market => ['US', 'CN', 'DE', 'JP'].includes(market))
    const sector = hasSector && dice.next() < 0.27 ? [pick(dice, inGroup('E', 'sector'))] : []
    const style = dice.next() < 0.6 ? 'E100012' : pick(dice, ['E100013', 'E100014'])
    return [...sector, style, pick(dice, ['E100015', 'E100015', 'E100015', 'E100016', 'E100017'])]
  }
  if (digit === '2') {
    const isAmerican = marketsOf(markets).includes('US') && marketsOf(markets).length < 3
    const issuers = inGroup('B', 'issuer').filter(id => isAmerican || !['B100019', 'B100004', 'B100016'].includes(id))
    const quality = dice.next() < 0.22 ? 'B100013' : 'B100012'
    return [pick(dice, issuers), quality, pick(dice, inGroup('B', 'maturity'))]
  }
  return digit === '5' ? [pick(dice, inGroup('A', 'strategy'))] : []
}

const kindWords: Record<ClassDigit, Words> = {
  1: { en: 'Equity', zh: '股票' },
  2: { en: 'Bond', zh: '债券' },
  3: { en: 'Balanced', zh: '混合' },
  4: { en: 'Money Market', zh: '货币市场' },
  5: { en: '', zh: '' },
}
/** What is so usual that no name mentions it. */
const unnamed = new Set(['E100012', 'E100015', 'B100005', 'B100009', 'B100012'])

interface Traits {
  id: number
  digit: ClassDigit
  focus: Focus
  filters: string[]
  isEtf: boolean
  isPassive: boolean
}

function nameFund(dice: Chance, traits: Traits, names: Set<string>, domicile: string) {
  const { digit, focus, filters, isEtf, isPassive } = traits
  const trait = filterRows.filter(([id]) => filters.includes(id) && !id.startsWith('U') && !unnamed.has(id))
  const themes = filterRows.filter(([id, group]) => filters.includes(id) && group === 'theme')
  const kind = kindWords[digit]
  const end = isEtf
    ? { en: 'ETF', zh: 'ETF' }
    : { en: isPassive ? 'Index Fund' : 'Fund', zh: isPassive ? '指数基金' : '基金' }
  const place = { en: focus.en.replace(/ Regional$/, ''), zh: focus.zh.replace(/地区$/, '') }
  const said = [...themes, ...trait].map(([, , en, zh]) => ({
    en: en === 'SRI/ESG' ? 'ESG' : en,
    zh: zh.replace('社会责任/', ''),
  }))
  const home = managerRows.filter(([, , country]) => country === domicile)
  for (let round = 0; ; round++) {
    const [en, zh] = pick(dice, home.length > 2 && round < 4 ? home : managerRows)
    const number = round < 40 ? '' : ` ${round - 38}`
    const name = {
      en: [en, place.en, ...said.map(word => word.en), kind.en, end.en].filter(Boolean).join(' ') + number,
      zh: [zh, place.zh, ...said.map(word => word.zh), kind.zh, end.zh].join('') + number.trim(),
    }
    if (names.has(name.en)) continue
    names.add(name.en)
    return { ...name, manager: { en, zh } }
  }
}

/** An ETF has one kind of shares, other funds up to four. */
function planShareClasses(dice: Chance, isEtf: boolean, currency: string) {
  const letters = isEtf ? [] : ['A', 'I', 'R', 'X'].slice(0, 1 + Math.floor(dice.next() * 4))
  const sizes = letters.map(() => 0.1 + dice.next())
  const sum = sizes.reduce((total, size) => total + size, 0)
  if (isEtf) return [{ name: `ETF ${currency}`, part: 1 }]
  return letters.map((letter, at) => ({ name: `${letter} ${currency}`, part: sizes[at]! / sum }))
}

/** The industries of a sector, or all. */
export const industriesOf = (sector: number | undefined) =>
  industryRows
    .filter(([, own]) => sector === undefined || own === sector)
    .map(([id, own, , , share]) => ({ id, sector: own, weight: (sectorRows[own - 1]![3] * share) / 100 }))
