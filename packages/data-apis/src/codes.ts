import type { Words } from '@portal/domain/language.ts'

/** The enumerations of the macroeconomic database; they are part of the product's document, not of its rows. */
export interface Code extends Words {
  id: string
}

export type FrequencyId = 'D' | 'W' | 'M' | 'Q' | 'H' | 'Y' | 'Z' | 'T'
export type StatusId = 'T' | 'C' | 'B' | 'D'

/** From often to rare, which is also their sort order. */
export const frequencies: (Code & { id: FrequencyId; periodsPerYear: number })[] = [
  { id: 'D', en: 'Daily', zh: '日度', periodsPerYear: 365 },
  { id: 'W', en: 'Weekly', zh: '周度', periodsPerYear: 52 },
  { id: 'M', en: 'Monthly', zh: '月度', periodsPerYear: 12 },
  { id: 'Q', en: 'Quarterly', zh: '季度', periodsPerYear: 4 },
  { id: 'H', en: 'Semi-annual', zh: '半年度', periodsPerYear: 2 },
  { id: 'Y', en: 'Annual', zh: '年度', periodsPerYear: 1 },
  { id: 'Z', en: 'Quinquennial', zh: '五年度', periodsPerYear: 0.2 },
  { id: 'T', en: 'Decadal', zh: '十年度', periodsPerYear: 0.1 },
]

export const statuses: (Code & { id: StatusId })[] = [
  { id: 'T', en: 'Active', zh: '活跃' },
  { id: 'C', en: 'Discontinued', zh: '停更' },
  { id: 'B', en: 'Rebased', zh: '重定基期' },
  { id: 'D', en: 'On demand', zh: '按需更新' },
]

export const releaseStatuses: (Words & { id: number })[] = [
  { id: 0, en: 'None', zh: '无' },
  { id: 1, en: 'Pending', zh: '待发布' },
  { id: 2, en: 'Delayed', zh: '延期' },
  { id: 3, en: 'Released', zh: '已发布' },
]

export const releaseTypes: Code[] = [
  { id: 'F', en: 'Final', zh: '终值' },
  { id: 'P', en: 'Preliminary', zh: '初值' },
  { id: 'R', en: 'Revision', zh: '修订值' },
]

/** Every database that the product knows, in the order of the tree; one without series is not listed. */
export const databases: Code[] = [
  { id: 'GLOBAL', en: 'Global Database', zh: '全球数据库' },
  { id: 'WORLD', en: 'World Trend Plus', zh: '全球趋势数据库' },
  { id: 'WGEM', en: 'Economic Monitor', zh: '经济监测' },
  { id: 'WESG', en: 'Environmental, Social and Governance', zh: '环境、社会和治理' },
  { id: 'WAEM', en: 'ASEAN Economic Monitor', zh: '东盟经济监测' },
  { id: 'WFOR', en: 'Forecast', zh: '预测' },
  { id: 'WCOM', en: 'Commodity Market', zh: '大宗商品市场' },
  { id: 'WCOC', en: 'Country Competitiveness', zh: '国家竞争力' },
  { id: 'WAGR', en: 'Aggregates', zh: '汇总数据' },
  { id: 'WASS', en: 'International Associations', zh: '国际组织' },
  { id: 'AA', en: 'Asia', zh: '亚洲' },
  { id: 'ECA', en: 'Europe and Central Asia', zh: '欧洲和中亚' },
  { id: 'MEA', en: 'Middle East and Africa', zh: '中东和非洲' },
  { id: 'NSA', en: 'North and South America', zh: '南北美洲' },
  { id: 'CEICGLBKS', en: 'Global Key Series', zh: '全球重点数列' },
  { id: 'PMI', en: "S&P Global Purchasing Managers' Index", zh: '标普全球采购经理人指数' },
  { id: 'CEICEPFRLI', en: 'EPFR Macro Flows', zh: 'EPFR宏观资金流向' },
  { id: 'CEICEPFRCF', en: 'EPFR Country Flow', zh: 'EPFR国家资金流向' },
  { id: 'CEICEPFRCA', en: 'EPFR Country Allocations', zh: 'EPFR国家配置' },
  { id: 'CEICEPFRFF', en: 'EPFR Fund Flow', zh: 'EPFR基金资金流向' },
  { id: 'CEICGFI', en: 'GFI Fenics Market Data', zh: 'GFI Fenics市场数据' },
  { id: 'CEICMSCI', en: 'MSCI Global Equity Index', zh: 'MSCI全球股票指数' },
  { id: 'DAILY', en: 'High Frequency', zh: '高频数据' },
  { id: 'ALT', en: 'Alternative Data', zh: '另类数据' },
  { id: 'FMS', en: 'Financial and Monetary Statistics', zh: '金融和货币统计' },
  { id: 'HL', en: 'Health', zh: '健康' },
  { id: 'CN', en: 'China Premium Database', zh: '中国经济数据库' },
  { id: 'INDIA', en: 'India Premium Database', zh: '印度经济数据库' },
  { id: 'INDONESIA', en: 'Indonesia Premium Database', zh: '印度尼西亚经济数据库' },
  { id: 'BRAZIL', en: 'Brazil Premium Database', zh: '巴西经济数据库' },
  { id: 'RUSSIA', en: 'Russia Premium Database', zh: '俄罗斯经济数据库' },
  { id: 'ASEAN', en: 'ASEAN Premium Database', zh: '东盟经济数据库' },
  { id: 'APBN', en: 'ASEAN Premium Database: Brunei', zh: '东盟经济数据库：文莱' },
  { id: 'APKH', en: 'ASEAN Premium Database: Cambodia', zh: '东盟经济数据库：柬埔寨' },
  { id: 'APLA', en: 'ASEAN Premium Database: Laos', zh: '东盟经济数据库：老挝' },
  { id: 'APMY', en: 'ASEAN Premium Database: Malaysia', zh: '东盟经济数据库：马来西亚' },
  { id: 'APMM', en: 'ASEAN Premium Database: Myanmar', zh: '东盟经济数据库：缅甸' },
  { id: 'APPH', en: 'ASEAN Premium Database: Philippines', zh: '东盟经济数据库：菲律宾' },
  { id: 'APSG', en: 'ASEAN Premium Database: Singapore', zh: '东盟经济数据库：新加坡' },
  { id: 'APTH', en: 'ASEAN Premium Database: Thailand', zh: '东盟经济数据库：泰国' },
  { id: 'APVN', en: 'ASEAN Premium Database: Vietnam', zh: '东盟经济数据库：越南' },
  { id: 'OECD-MEI', en: 'OECD Main Economic Indicators', zh: '经合组织主要经济指标' },
  { id: 'OECD-EO', en: 'OECD Economic Outlook', zh: '经合组织经济展望' },
  { id: 'OECD-PROD', en: 'OECD Productivity', zh: '经合组织生产率' },
]
