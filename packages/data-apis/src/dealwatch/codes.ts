import type { Words } from '@portal/domain/language.ts'

/** The enumerations of the deals database; they are part of the product's document, not of its rows. */
export interface Code extends Words {
  code: string
}

export const dealTypes = [
  { code: 'ACQ', en: 'Acquisition', zh: '收购' },
  { code: 'MER', en: 'Merger', zh: '合并' },
  { code: 'MIN', en: 'Minority stake', zh: '少数股权' },
  { code: 'JV', en: 'Joint venture', zh: '合资' },
  { code: 'IPO', en: 'Initial public offering', zh: '首次公开发行' },
  { code: 'SPO', en: 'Secondary offering', zh: '增发' },
  { code: 'PRV', en: 'Privatisation', zh: '国企改制出售' },
  { code: 'MBO', en: 'Management buy-out', zh: '管理层收购' },
  { code: 'PE', en: 'Private equity', zh: '私募股权' },
  { code: 'AST', en: 'Asset deal', zh: '资产交易' },
  { code: 'BUY', en: 'Share buy-back', zh: '股份回购' },
] as const satisfies Code[]
export type DealType = (typeof dealTypes)[number]['code']

export const dealStatuses = [
  { code: 'RUM', en: 'Rumoured', zh: '传闻' },
  { code: 'ANN', en: 'Announced', zh: '已公布' },
  { code: 'PEN', en: 'Pending', zh: '进行中' },
  { code: 'COM', en: 'Completed', zh: '已完成' },
  { code: 'CAN', en: 'Cancelled', zh: '已取消' },
  { code: 'WDN', en: 'Withdrawn', zh: '已撤回' },
] as const satisfies Code[]
export type DealStatus = (typeof dealStatuses)[number]['code']

export const advisorTypes = [
  { code: 'FIN', en: 'Financial', zh: '财务' },
  { code: 'LEG', en: 'Legal', zh: '法律' },
  { code: 'ACC', en: 'Accounting', zh: '会计' },
  { code: 'STR', en: 'Strategic', zh: '战略' },
] as const satisfies Code[]
export type AdvisorType = (typeof advisorTypes)[number]['code']

export const financingMethods = [
  { code: 'CASH', en: 'Cash', zh: '现金' },
  { code: 'SHARE', en: 'Shares', zh: '股份' },
  { code: 'DEBT', en: 'Debt', zh: '债务融资' },
  { code: 'MIX', en: 'Cash and shares', zh: '现金加股份' },
  { code: 'NA', en: 'Not disclosed', zh: '未披露' },
] as const satisfies Code[]
export type FinancingMethod = (typeof financingMethods)[number]['code']

export type Role = 'target' | 'buyer' | 'seller'
