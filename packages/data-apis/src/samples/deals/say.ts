import type { Language } from '@portal/domain/language.ts'
import { currencyRows } from '../currency-data.ts'

const currencyNames = new Map(currencyRows.map(([code, , zh]) => [code, zh]))
const thousands = new Intl.NumberFormat('en-US')
const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }),
)

/** '1,250'. */
export const sayNumber = (value: number): string => thousands.format(value)

const scaled = (value: number) => String(Number(value.toPrecision(3)))

/** 'USD 12.5 million', '1250万美元'. */
export function sayMoney(millions: number, currency: string, language: Language): string {
  const shown = Number(millions.toPrecision(3))
  if (language === 'en')
    return shown >= 1000 ? `${currency} ${scaled(shown / 1000)} billion` : `${currency} ${shown} million`
  const name = currency === 'CNY' ? '元人民币' : currencyNames.get(currency)!
  return shown >= 100 ? `${scaled(shown / 100)}亿${name}` : `${scaled(shown * 100)}万${name}`
}

/** '3 May 2024', '2024年5月3日'. */
export function sayDay(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return language === 'zh' ? `${year}年${month}月${day}日` : `${day} ${monthNames[month - 1]} ${year}`
}

/** 'the second half of 2026', '2026年下半年'. */
export function sayHalf(date: string, language: Language): string {
  const isFirst = Number(date.slice(5, 7)) <= 6
  const year = date.slice(0, 4)
  return language === 'zh'
    ? `${year}年${isFirst ? '上' : '下'}半年`
    : `the ${isFirst ? 'first' : 'second'} half of ${year}`
}
