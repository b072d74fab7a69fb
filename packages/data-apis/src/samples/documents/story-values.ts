import type { CompanyPlan } from '../companies/plan.ts'
import type { Chance } from '../random.ts'
import { moneyRows } from './trade-data.ts'

/** How a language writes the figures of a text. */
interface Numerals {
  point: string
  thousands: string
  percent(figure: string): string
  /** An amount in units of the currency. */
  money(amount: number, code: string, write: (value: number, digits: number) => string): string
  quarter(number: number): string
}

type Write = (value: number, digits: number) => string

/** In millions or thousands of millions, whichever reads better. */
const scaled = (amount: number, write: Write, million: string, billion: string): string =>
  amount < 1e9 ? `${write(amount / 1e6, amount < 1e8 ? 1 : 0)} ${million}` : `${write(amount / 1e9, 2)} ${billion}`

const european = { point: ',', thousands: '.' }
const roman = (number: number): string => ['I', 'II', 'III', 'IV'][number - 1]!
const chineseMoney: Record<string, string> = { CNY: '元', HKD: '港元', USD: '美元', EUR: '欧元', JPY: '日元' }
const spanishMoney: Record<string, string> = { EUR: 'de euros', MXN: 'de pesos', USD: 'de dólares' }

const numerals: Record<string, Numerals> = {
  en: {
    point: '.',
    thousands: ',',
    percent: figure => `${figure}%`,
    money: (amount, code, write) => `${code} ${scaled(amount, write, 'million', 'billion')}`,
    quarter: number => ['first', 'second', 'third', 'fourth'][number - 1]!,
  },
  zh: {
    point: '.',
    thousands: ',',
    percent: figure => `${figure}%`,
    money: (amount, code, write) =>
      `${amount < 1e8 ? `${write(amount / 1e4, 0)}万` : `${write(amount / 1e8, 2)}亿`}${chineseMoney[code] ?? '美元'}`,
    quarter: number => '一二三四'[number - 1]!,
  },
  es: {
    ...european,
    percent: figure => `${figure}%`,
    money: (amount, code, write) =>
      `${write(amount / 1e6, amount < 1e8 ? 1 : 0)} millones ${spanishMoney[code] ?? spanishMoney.USD}`,
    quarter: number => ['primer', 'segundo', 'tercer', 'cuarto'][number - 1]!,
  },
  pt: {
    ...european,
    percent: figure => `${figure}%`,
    money: (amount, code, write) =>
      code === 'BRL'
        ? `R$ ${write(amount / 1e6, amount < 1e8 ? 1 : 0)} milhões`
        : `${write(amount / 1e6, amount < 1e8 ? 1 : 0)} milhões de euros`,
    quarter: String,
  },
  de: {
    ...european,
    percent: figure => `${figure} Prozent`,
    money: (amount, code, write) =>
      scaled(amount, write, 'Millionen', 'Milliarden') + (code === 'CHF' ? ' Franken' : ' Euro'),
    quarter: String,
  },
  pl: {
    point: ',',
    thousands: '\u00a0',
    percent: figure => `${figure}%`,
    money: (amount, _, write) => `${scaled(amount, write, 'mln', 'mld')} zł`,
    quarter: roman,
  },
  ru: {
    point: ',',
    thousands: '\u00a0',
    percent: figure => `${figure}%`,
    money: (amount, code, write) => `${scaled(amount, write, 'млн', 'млрд')} ${code === 'KZT' ? 'тенге' : 'рублей'}`,
    quarter: number => `${number === 2 ? 'во' : 'в'} ${roman(number)}`,
  },
  tr: {
    ...european,
    percent: figure => `yüzde ${figure}`,
    money: (amount, _, write) => `${scaled(amount, write, 'milyon', 'milyar')} lira`,
    quarter: String,
  },
  id: {
    ...european,
    percent: figure => `${figure}%`,
    money: (amount, _, write) =>
      `Rp${amount < 1e12 ? `${write(amount / 1e9, 1)} miliar` : `${write(amount / 1e12, 2)} triliun`}`,
    quarter: roman,
  },
}

function writer({ point, thousands }: Numerals): Write {
  return (value, digits) => {
    const [whole, fraction] = value.toFixed(digits).split('.')
    const grouped = whole!.replaceAll(/\B(?=(\d{3})+$)/g, thousands)
    return fraction ? `${grouped}${point}${fraction}` : grouped
  }
}

/** Where prices rise fast and money is dear. */
const unsteady = new Set('AR EG GH KZ NG PK RU TR UA'.split(' '))

const months = 'January February March April May June July August September October November December'.split(' ')

/** The figures of one text: a company's revenue gives the size of everything; `revenue` is that of a quarter or a year. */
export function figureValues(
  language: string,
  { countryCode: country, sizeUsd: revenueUsd }: Pick<CompanyPlan, 'countryCode' | 'sizeUsd'>,
  on: Date,
  isAnnual: boolean,
  dice: Chance,
) {
  const own = numerals[language]!
  const write = writer(own)
  const [code, rate] = moneyRows[country] ?? ['USD', 1]
  const between = (least: number, most: number) => least + (most - least) * dice.next()
  // a text in Chinese about a country whose money it has no word for counts in US dollars
  const isForeign = language === 'zh' && !chineseMoney[code]
  const money = (usd: number) => own.money(isForeign ? usd : usd * rate, isForeign ? 'USD' : code, write)
  const percent = (least: number, most: number) => own.percent(write(between(least, most), 1))
  const year = on.getUTCFullYear()
  const month = (on.getUTCMonth() + 11) % 12
  const monthYear = month === 11 ? year - 1 : year
  const quarter = Math.floor(on.getUTCMonth() / 3) || 4
  const quarterYear = quarter === 4 ? year - 1 : year
  const margin = between(2, 16)
  const period = isAnnual ? revenueUsd : revenueUsd / 4
  const isUnsteady = unsteady.has(country)
  return {
    revenue: money(period),
    annual: money(revenueUsd),
    profit: money((period * margin) / 100),
    margin: own.percent(write(margin, 1)),
    growth: percent(2, 24),
    small: percent(0.4, 4.5),
    rate: isUnsteady ? percent(8, 34) : percent(1.1, 4.8),
    coupon: isUnsteady ? percent(10, 28) : percent(2.4, 6.5),
    deficit: percent(1.5, 5.5),
    share: own.percent(write(between(35, 72), 0)),
    stake: own.percent(write(between(15, 90), 0)),
    utilisation: own.percent(write(between(66, 91), 0)),
    amount: money(revenueUsd * between(0.04, 0.5)),
    fine: money(revenueUsd * between(0.002, 0.03)),
    market: money(revenueUsd * between(8, 40)),
    multiple: write(between(1.2, 9.5), 1),
    months: String(Math.round(between(9, 30))),
    jobs: String(Math.round(between(3, 60)) * 10),
    q: own.quarter(quarter),
    qyear: String(quarterYear),
    quarter:
      language === 'zh'
        ? `${quarterYear}年第${own.quarter(quarter)}季度`
        : `the ${own.quarter(quarter)} quarter of ${quarterYear}`,
    month: language === 'zh' ? `${monthYear}年${month + 1}月` : `${months[month]} ${monthYear}`,
    year: String(year),
    nextYear: String(year + 1),
  }
}
