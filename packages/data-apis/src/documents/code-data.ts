import type { Words } from '@portal/domain/language.ts'
import { countries } from '../countries.ts'

/** A code of the documents database with its names. */
export interface DocumentCode extends Words {
  id: string
}

/** What `format` holds; a MULTI document comes as several files. */
export const formatCodes: (Words & { id: number; name: string })[] = [
  { id: 1, name: 'HTML', en: 'Web page', zh: '网页' },
  { id: 2, name: 'PDF', en: 'PDF document', zh: 'PDF文档' },
  { id: 3, name: 'DOC', en: 'Word document', zh: 'Word文档' },
  { id: 4, name: 'XLS', en: 'Spreadsheet', zh: '电子表格' },
  { id: 999, name: 'MULTI', en: 'Several files', zh: '多个文件' },
]

export const languageCodes: DocumentCode[] = [
  { id: 'de', en: 'German', zh: '德语' },
  { id: 'en', en: 'English', zh: '英语' },
  { id: 'es', en: 'Spanish', zh: '西班牙语' },
  { id: 'id', en: 'Indonesian', zh: '印度尼西亚语' },
  { id: 'pl', en: 'Polish', zh: '波兰语' },
  { id: 'pt', en: 'Portuguese', zh: '葡萄牙语' },
  { id: 'ru', en: 'Russian', zh: '俄语' },
  { id: 'tr', en: 'Turkish', zh: '土耳其语' },
  { id: 'zh', en: 'Chinese', zh: '中文' },
]

export const topicCodes: DocumentCode[] = [
  { id: 'CP', en: 'Company profiles', zh: '公司概况' },
  { id: 'CT', en: 'Contracts and orders', zh: '合同与订单' },
  { id: 'EC', en: 'Economy', zh: '宏观经济' },
  { id: 'ER', en: 'Earnings', zh: '业绩' },
  { id: 'EX', en: 'Foreign trade', zh: '对外贸易' },
  { id: 'FN', en: 'Financing and debt', zh: '融资与债务' },
  { id: 'IN', en: 'Investment and capacity', zh: '投资与产能' },
  { id: 'LB', en: 'Labour', zh: '劳动与就业' },
  { id: 'MA', en: 'Mergers and acquisitions', zh: '并购' },
  { id: 'MG', en: 'Management changes', zh: '管理层变动' },
  { id: 'PR', en: 'Products and technology', zh: '产品与技术' },
  { id: 'RG', en: 'Law and regulation', zh: '法律与监管' },
  { id: 'SE', en: 'Sector analysis', zh: '行业分析' },
]

export const sourceTypeCodes: DocumentCode[] = [
  { id: 'EX', en: 'Exchange', zh: '交易所' },
  { id: 'GV', en: 'Government', zh: '政府机构' },
  { id: 'MG', en: 'Magazine', zh: '杂志' },
  { id: 'NP', en: 'Newspaper', zh: '报纸' },
  { id: 'NW', en: 'Newswire', zh: '通讯社' },
  { id: 'RS', en: 'Research house', zh: '研究机构' },
]

export const publicationTypeCodes: DocumentCode[] = [
  { id: 'CR', en: 'Company report', zh: '公司报告' },
  { id: 'IR', en: 'Industry report', zh: '行业报告' },
  { id: 'LG', en: 'Legal', zh: '法律' },
  { id: 'MR', en: 'Macroeconomic report', zh: '宏观报告' },
  { id: 'RR', en: 'Research report', zh: '研究报告' },
  { id: 'ST', en: 'Statistics', zh: '统计' },
  { id: 'TN', en: 'News', zh: '新闻' },
]

/** Stands among the countries of a document that is about several of them. */
export const severalCountries = 'YY'

export const countryCodes: DocumentCode[] = [
  ...countries,
  { id: severalCountries, en: 'Several countries', zh: '多个国家' },
]
