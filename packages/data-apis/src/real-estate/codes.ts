import type { Code } from '../codes.ts'

/** The code lists of the real-estate API; they are part of its document, not of its rows. */
export const propertyTypes = [
  { id: 'office', en: 'Office', zh: '写字楼' },
  { id: 'retail', en: 'Retail', zh: '零售物业' },
  { id: 'industrial', en: 'Industrial', zh: '工业厂房' },
  { id: 'logistics', en: 'Logistics', zh: '物流仓储' },
  { id: 'residential', en: 'Residential', zh: '住宅' },
  { id: 'hotel', en: 'Hotel', zh: '酒店' },
  { id: 'mixed_use', en: 'Mixed use', zh: '综合体' },
  { id: 'land', en: 'Land', zh: '土地' },
  { id: 'healthcare', en: 'Healthcare', zh: '医疗康养' },
  { id: 'data_centre', en: 'Data centre', zh: '数据中心' },
] as const satisfies Code[]
export type PropertyType = (typeof propertyTypes)[number]['id']

export const projectStages = [
  { id: 'announced', en: 'Announced', zh: '已公布' },
  { id: 'planning', en: 'In planning', zh: '规划中' },
  { id: 'permitted', en: 'Permitted', zh: '已获许可' },
  { id: 'under_construction', en: 'Under construction', zh: '在建' },
  { id: 'completed', en: 'Completed', zh: '已竣工' },
  { id: 'on_hold', en: 'On hold', zh: '暂停' },
  { id: 'cancelled', en: 'Cancelled', zh: '已取消' },
] as const satisfies Code[]
export type ProjectStage = (typeof projectStages)[number]['id']

export const transactionTypes = [
  { id: 'sale', en: 'Sale', zh: '出售' },
  { id: 'portfolio_sale', en: 'Portfolio sale', zh: '资产包出售' },
  { id: 'lease', en: 'Lease', zh: '租赁' },
  { id: 'financing', en: 'Financing', zh: '融资' },
  { id: 'refinancing', en: 'Refinancing', zh: '再融资' },
  { id: 'joint_venture', en: 'Joint venture', zh: '合资' },
  { id: 'land_sale', en: 'Land sale', zh: '土地出让' },
] as const satisfies Code[]
export type TransactionType = (typeof transactionTypes)[number]['id']

export const articleTypes = [
  { id: 'news', en: 'News', zh: '新闻' },
  { id: 'analysis', en: 'Analysis', zh: '分析' },
  { id: 'interview', en: 'Interview', zh: '访谈' },
  { id: 'profile', en: 'Profile', zh: '概况' },
  { id: 'data', en: 'Data', zh: '数据' },
] as const satisfies Code[]
export type ArticleType = (typeof articleTypes)[number]['id']

export const companyRoles = [
  { id: 'developer', en: 'Developer', zh: '开发商' },
  { id: 'owner', en: 'Owner', zh: '业主' },
  { id: 'investor', en: 'Investor', zh: '投资者' },
  { id: 'lender', en: 'Lender', zh: '贷款机构' },
  { id: 'tenant', en: 'Tenant', zh: '租户' },
  { id: 'contractor', en: 'Contractor', zh: '承包商' },
  { id: 'broker', en: 'Broker', zh: '经纪机构' },
  { id: 'operator', en: 'Operator', zh: '运营商' },
] as const satisfies Code[]
export type CompanyRole = (typeof companyRoles)[number]['id']

export const indicators = [
  { id: 'prime_rent', en: 'Prime rent', zh: '优质物业租金' },
  { id: 'average_rent', en: 'Average rent', zh: '平均租金' },
  { id: 'vacancy_rate', en: 'Vacancy rate', zh: '空置率' },
  { id: 'prime_yield', en: 'Prime yield', zh: '优质物业收益率' },
  { id: 'stock', en: 'Stock', zh: '存量' },
  { id: 'new_supply', en: 'New supply', zh: '新增供应' },
  { id: 'take_up', en: 'Take-up', zh: '吸纳量' },
  { id: 'price_per_area', en: 'Price per unit of area', zh: '单位面积价格' },
] as const satisfies Code[]
export type Indicator = (typeof indicators)[number]['id']

/** The languages in which articles are written. */
export const articleLanguages = [
  { id: 'en', en: 'English', zh: '英文' },
  { id: 'zh', en: 'Simplified Chinese', zh: '简体中文' },
  { id: 'de', en: 'German', zh: '德文' },
  { id: 'fr', en: 'French', zh: '法文' },
  { id: 'es', en: 'Spanish', zh: '西班牙文' },
] as const satisfies Code[]
export type ArticleLanguage = (typeof articleLanguages)[number]['id']
