import type { Words } from '@portal/domain/language.ts'
import type { Dataset } from './datasets.ts'

/** A column that a report may have. */
interface Category extends Words {
  id: number
  /** Whether it says something of a fund rather than of money: reports on funds alone have it. */
  isOfFunds?: boolean
}

const categoryList: Category[] = [
  { id: 1, en: 'Total Net Assets', zh: '总净资产' },
  { id: 2, en: 'Flow %', zh: '流量百分比' },
  { id: 3, en: 'Flow US$ mill', zh: '流量（百万美元）' },
  { id: 4, en: 'Portfolio Change US$ mill', zh: '组合变动（百万美元）' },
  { id: 5, en: 'Portfolio Change %', zh: '组合变动百分比' },
  { id: 6, en: 'Forex Change US$ mill', zh: '汇兑变动（百万美元）' },
  { id: 13, en: 'Total Net Assets Start', zh: '期初总净资产' },
  { id: 53, en: 'FundID', zh: '基金编号', isOfFunds: true },
  { id: 54, en: 'Fund Domicile', zh: '基金注册地', isOfFunds: true },
  { id: 55, en: 'Fund Currency', zh: '基金币种', isOfFunds: true },
  { id: 56, en: 'Manager', zh: '管理人', isOfFunds: true },
  { id: 85, en: 'FundID', zh: '基金编号', isOfFunds: true },
]

const idsOf: Record<Dataset['kind'], number[]> = {
  flows: [1, 2, 3, 4, 5, 6, 13, 53, 54, 55, 56],
  'divided-flows': [1, 2, 3, 13],
  allocations: [1, 54, 55, 56, 85],
}

/** The columns that reports of a data set may have. */
export const listCategories = ({ kind }: Dataset): Category[] =>
  categoryList.filter(({ id }) => idsOf[kind].includes(id))
