import { exampleCompanyId } from '../companies/plan.ts'
import type { DocumentPlan } from './document-plan.ts'

const example = (
  plan: Omit<DocumentPlan, 'updatedAt' | 'duplicateOf' | 'figures'> & Partial<DocumentPlan>,
): DocumentPlan => ({
  updatedAt: new Date(plan.publishedAt.getTime() + 672_000),
  duplicateOf: null,
  figures: null,
  ...plan,
})

const results = {
  title: 'Sofia Timber AD reports 8.4% rise in third-quarter revenue',
  body: 'Sofia Timber AD, a Sofia-based company in wood processing, reported revenue of BGN 24.9 million for the third quarter of 2026, up 8.4% from the same quarter a year earlier. Net profit came to BGN 1.7 million, which puts the net margin at 6.8%.\n\nSales of plywood at home held up well, while export orders from Germany and Greece grew for the second quarter in a row. “Demand held up better than we had planned for,” the chief executive said.\n\nSofia Timber AD was founded in 1994 and employs about 412 people.',
  language: 'en',
  format: 1,
  countries: ['BG'],
  companies: [exampleCompanyId],
  industries: [321],
  topics: ['ER'],
  publicationTypes: ['TN'],
}

/**
 * The documents that documentation speaks of. They are in every sample, newest of all, and no other document names their
 * company, so that a search for it answers the same everywhere.
 */
export const exampleDocuments: DocumentPlan[] = [
  example({
    id: 741_920_113,
    title: 'Port of Varna reports record grain volumes',
    body: 'The port of Varna handled 412 thousand tonnes of grain in September 2026, more than in any month before, the port authority said. Wheat and maize went mainly to Egypt and Spain.\n\nExporters expect another strong quarter: the harvest was good, and freight rates stayed low. The central bank put the growth of exports at 6.1% on the year.',
    language: 'en',
    format: 1,
    publishedAt: new Date('2026-10-28T06:30:00Z'),
    countries: ['BG'],
    companies: [],
    industries: [488510],
    topics: ['EX'],
    publicationTypes: ['TN'],
    publicationId: 311,
  }),
  example({ ...results, id: 741_920_159, publishedAt: new Date('2026-10-29T07:05:00Z'), publicationId: 311 }),
  example({
    ...results,
    id: 741_920_205,
    publishedAt: new Date('2026-10-29T09:40:00Z'),
    publicationId: 312,
    duplicateOf: 741_920_159,
  }),
  example({
    id: 741_920_251,
    title: 'Sofia Timber AD: company report 2025',
    body: 'Profile. Sofia Timber AD is based in Sofia, Bulgaria, and works in wood processing. It makes sawn timber, plywood and parquet and employs about 412 people.\n\nFinancial results. Revenue rose 5.2% to BGN 94.5 million in 2025. Net profit was BGN 6.1 million, a net margin of 6.5%.\n\nBalance sheet. Net debt is 1.8 times operating profit. The current ratio has improved since last year.\n\nStrategy. Management wants to raise the part of exports, and it invests in a second line for plywood near Plovdiv.\n\nRisks. Prices of raw wood, the exchange rate, and dependence on a few customers in construction.',
    language: 'en',
    format: 999,
    publishedAt: new Date('2026-10-30T08:00:00Z'),
    countries: ['BG'],
    companies: [exampleCompanyId],
    industries: [321],
    topics: ['CP'],
    publicationTypes: ['CR'],
    publicationId: 305,
    figures: [
      ['Year', 'Revenue, BGN thousand', 'Net profit, BGN thousand', 'Net margin, %'],
      ['2021', 71_300, 3_780, 5.3],
      ['2022', 84_900, 5_430, 6.4],
      ['2023', 86_100, 4_990, 5.8],
      ['2024', 89_800, 5_570, 6.2],
      ['2025', 94_500, 6_140, 6.5],
    ],
  }),
  example({
    id: 741_920_297,
    title: '保加利亚木材加工业：Sofia Timber AD扩建胶合板产能',
    body: 'Sofia Timber AD宣布将投资1,240万美元，在普罗夫迪夫附近建设第二条胶合板生产线，项目建成后产能将提高35%。项目建设周期约14个月，预计新增就业岗位约90个。\n\n公司产品出口德国、希腊和土耳其。业内人士表示，建筑业需求回升，但原木价格上涨使利润率承压。',
    language: 'zh',
    format: 1,
    publishedAt: new Date('2026-10-30T10:20:00Z'),
    countries: ['BG'],
    companies: [exampleCompanyId],
    industries: [321],
    topics: ['IN'],
    publicationTypes: ['TN'],
    publicationId: 333,
  }),
  example({
    id: 741_920_343,
    title: 'Bulgaria: wood processing – sector report 2026',
    body: 'Overview. The market for sawn timber and plywood in Bulgaria was worth BGN 1.9 billion in the last four quarters, up 4.7% on the year before. Exports account for about half of it.\n\nDemand. Orders from construction picked up in the second half of the year, and furniture makers buy more plywood than a year ago.\n\nPrices. Producer prices for plywood rose 3.1% over the year, while consumer price inflation was 2.9%.\n\nCompanies. Sofia Timber AD remains the market leader; smaller firms merge or specialise.\n\nOutlook. We forecast growth of 3.5% in 2027. Risks are the price of raw wood and the pace of public investment.',
    language: 'en',
    format: 2,
    publishedAt: new Date('2026-10-31T06:45:00Z'),
    countries: ['BG'],
    companies: [exampleCompanyId],
    industries: [321],
    topics: ['SE'],
    publicationTypes: ['IR'],
    publicationId: 304,
  }),
]
