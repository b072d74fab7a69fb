import type { Figures } from '../../sources/document-tables.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import type { Chance } from '../random.ts'

const heads = {
  statistics: {
    en: ['Month', 'Index (2021 = 100)', 'Change on month, %'],
    zh: ['月份', '指数（2021年=100）', '环比，%'],
  },
  company: {
    en: ['Year', 'Revenue, USD thousand', 'Net profit, USD thousand', 'Net margin, %'],
    zh: ['年份', '营业收入（千美元）', '净利润（千美元）', '净利率（%）'],
  },
}

/** The rows of a document's sheet: an index of the last twelve months, or five years of a company. */
export function planFigures(isIndex: boolean, language: string, company: CompanyPlan, on: Date, dice: Chance): Figures {
  const side = language === 'zh' ? 'zh' : 'en'
  return isIndex
    ? [heads.statistics[side], ...planIndex(on, dice)]
    : [heads.company[side], ...planYears(company, on.getUTCFullYear(), dice)]
}

const round = (value: number) => Math.round(value * 10) / 10

function planIndex(on: Date, dice: Chance): Figures {
  let index = 100 + 20 * dice.next()
  return Array.from({ length: 12 }, (_, at) => {
    const month = new Date(Date.UTC(on.getUTCFullYear(), on.getUTCMonth() - 12 + at, 1)).toISOString().slice(0, 7)
    const change = round(dice.normal() * 0.8)
    index *= 1 + change / 100
    return [month, round(index), change]
  })
}

function planYears({ sizeUsd }: CompanyPlan, last: number, dice: Chance): Figures {
  return Array.from({ length: 5 }, (_, at) => {
    const revenue = Math.round((sizeUsd / 1000) * 1.05 ** (at - 4) * (1 + dice.normal() * 0.05))
    const margin = round(2 + 12 * dice.next())
    return [String(last - 4 + at), revenue, Math.round((revenue * margin) / 100), margin]
  })
}
