import type { Words } from '@portal/domain/language.ts'
import type { FrequencyId } from '../codes.ts'
import type { InsightFunction } from '../insight-functions.ts'

/** Where an insight can be found, besides `all`. Nobody can make, mark or open one over the API, so the rest is empty. */
export type InsightGroup = 'gallery' | 'analytics' | 'data_talk' | 'wpic_platinum' | 'shared'

/** The same figure of several places, as one part of an insight. */
export interface InsightPart {
  group: Words
  /** What the series show; their names are made of the place and this. */
  what: Words
  indicator: string
  frequency: FrequencyId
  /** Ids of the dictionary of places. */
  places: readonly string[]
  function?: InsightFunction
}

export interface Insight {
  id: number
  name: Words
  description: Words
  keywords: Words[]
  category: string
  groups: InsightGroup[]
  created: string
  edited: string
  creator: string
  editor: string
  parts: InsightPart[]
}

/** Who writes insights. */
export const insightAuthors = [
  { id: '77', email: 'mei.lin@example.test', firstName: 'Mei', lastName: 'Lin' },
  { id: '78', email: 'jonas.weber@example.test', firstName: 'Jonas', lastName: 'Weber' },
  { id: '79', email: 'ana.duarte@example.test', firstName: 'Ana', lastName: 'Duarte' },
]

/** Categories of insights; those with a parent stand under it. */
export const insightCategories: (Words & { id: string; parent?: string })[] = [
  { id: '5', en: 'Macroeconomy', zh: '宏观经济' },
  { id: '51', parent: '5', en: 'Prices', zh: '价格' },
  { id: '52', parent: '5', en: 'Labour market', zh: '就业' },
  { id: '53', parent: '5', en: 'External trade', zh: '对外贸易' },
  { id: '54', parent: '5', en: 'Public finance', zh: '公共财政' },
  { id: '6', en: 'Markets', zh: '市场' },
  { id: '61', parent: '6', en: 'Currencies', zh: '货币' },
  { id: '62', parent: '6', en: 'Interest rates', zh: '利率' },
  { id: '63', parent: '6', en: 'Commodities', zh: '大宗商品' },
  { id: '7', en: 'Business and households', zh: '企业与居民' },
  { id: '71', parent: '7', en: 'Industry', zh: '工业' },
  { id: '72', parent: '7', en: 'Consumption', zh: '消费' },
  { id: '8', en: 'Environment', zh: '环境' },
]

const largeSeven = ['US', 'JP', 'DE', 'GB', 'FR', 'IT', 'CA']
const output: Words = { en: 'Output', zh: '产出' }
const prices: Words = { en: 'Prices', zh: '价格' }
const inflation: Words = { en: 'consumer prices, annual change', zh: '居民消费价格同比' }
const word = (en: string, zh = en): Words => ({ en, zh })
const gdp = word('GDP')
const cpi = word('CPI')

export const insights: Insight[] = [
  {
    id: 10001,
    name: word('Growth and prices in the two largest economies', '两大经济体的增长与物价'),
    description: word(
      'Output and consumer prices of the United States and China side by side, as changes on a year earlier.',
      '对比美国和中国的产出与居民消费价格，均为同比变化。',
    ),
    keywords: [gdp, cpi],
    category: '5',
    groups: ['gallery', 'analytics'],
    created: '2025-02-03T08:00:00Z',
    edited: '2025-04-02T10:15:00Z',
    creator: '77',
    editor: '77',
    parts: [
      {
        group: output,
        what: word('annual growth', '年增长率'),
        indicator: '101',
        frequency: 'Y',
        places: ['US', 'CN'],
        function: 'YOY',
      },
      { group: prices, what: inflation, indicator: '201', frequency: 'M', places: ['US', 'CN'], function: 'YOY' },
    ],
  },
  {
    id: 10002,
    name: word('Inflation monitor', '通胀监测'),
    description: word(
      'Consumer prices of large economies month by month: where inflation is back at target and where it is not.',
      '逐月跟踪主要经济体的居民消费价格，观察哪些经济体的通胀已回到目标水平。',
    ),
    keywords: [cpi, word('inflation', '通胀')],
    category: '51',
    groups: ['gallery', 'analytics'],
    created: '2025-01-15T09:00:00Z',
    edited: '2026-09-18T07:40:00Z',
    creator: '78',
    editor: '77',
    parts: [
      {
        group: word('Advanced economies', '发达经济体'),
        what: inflation,
        indicator: '202',
        frequency: 'M',
        places: ['US', 'DE', 'JP', 'GB', 'FR'],
      },
      {
        group: word('Emerging economies', '新兴经济体'),
        what: inflation,
        indicator: '202',
        frequency: 'M',
        places: ['CN', 'IN', 'BR', 'MX'],
      },
    ],
  },
  {
    id: 10003,
    name: word('Output of the G7', 'G7国家的产出'),
    description: word(
      'Gross domestic product of the seven large advanced economies in US dollars, and how fast it grows.',
      '七个主要发达经济体以美元计的国内生产总值及其增速。',
    ),
    keywords: [gdp, word('G7')],
    category: '5',
    groups: ['gallery', 'wpic_platinum'],
    created: '2025-03-11T13:20:00Z',
    edited: '2026-03-30T15:05:00Z',
    creator: '79',
    editor: '78',
    parts: [
      { group: output, what: word('GDP', '国内生产总值'), indicator: '101', frequency: 'Y', places: largeSeven },
      {
        group: word('Growth', '增长'),
        what: word('real growth', '实际增长率'),
        indicator: '103',
        frequency: 'Q',
        places: largeSeven,
      },
    ],
  },
  {
    id: 10004,
    name: word('Exchange rates of Asia', '亚洲汇率'),
    description: word(
      'Units of Asian currencies for one US dollar, and their change from month to month.',
      '一美元可兑换的亚洲各国货币数量及其逐月变化。',
    ),
    keywords: [word('exchange rates', '汇率'), word('Asia', '亚洲')],
    category: '61',
    groups: ['gallery'],
    created: '2025-05-06T02:30:00Z',
    edited: '2026-10-09T03:10:00Z',
    creator: '77',
    editor: '79',
    parts: [
      {
        group: word('Level', '水平'),
        what: word('units per US dollar', '一美元兑本币'),
        indicator: '506',
        frequency: 'M',
        places: ['CN', 'JP', 'IN', 'KR', 'ID', 'TH', 'SG'],
      },
      {
        group: word('Change', '变化'),
        what: word('change on the month before', '环比变化'),
        indicator: '506',
        frequency: 'M',
        places: ['CN', 'JP', 'IN', 'KR', 'ID', 'TH', 'SG'],
        function: 'MOM',
      },
    ],
  },
  {
    id: 10005,
    name: word('Jobs in large economies', '主要经济体的就业'),
    description: word(
      'Unemployment quarter by quarter, and the share of the young who find no work.',
      '逐季失业率，以及年轻人失业的比重。',
    ),
    keywords: [word('unemployment', '失业率'), word('labour', '就业')],
    category: '52',
    groups: ['analytics'],
    created: '2025-06-17T11:00:00Z',
    edited: '2026-08-21T09:45:00Z',
    creator: '79',
    editor: '79',
    parts: [
      {
        group: word('All ages', '全部年龄'),
        what: word('unemployment rate', '失业率'),
        indicator: '301',
        frequency: 'Q',
        places: ['US', 'DE', 'JP', 'GB', 'FR', 'IT'],
      },
      {
        group: word('Young people', '青年'),
        what: word('youth unemployment rate', '青年失业率'),
        indicator: '305',
        frequency: 'Y',
        places: ['US', 'DE', 'FR', 'IT'],
      },
    ],
  },
  {
    id: 10006,
    name: word('Oil, gas and gold', '石油、天然气与黄金'),
    description: word(
      'What moves the cost of energy, and where savers flee to: prices on the world market and their annual change.',
      '影响能源成本和避险资金流向的世界市场价格及其同比变化。',
    ),
    keywords: [word('oil', '石油'), word('gold', '黄金'), word('energy', '能源')],
    category: '63',
    groups: ['data_talk', 'gallery'],
    created: '2025-07-02T06:15:00Z',
    edited: '2026-10-16T06:55:00Z',
    creator: '78',
    editor: '78',
    parts: [
      ...(
        [
          ['1101', word('Brent crude oil', '布伦特原油')],
          ['1103', word('natural gas', '天然气')],
          ['1105', word('gold', '黄金')],
        ] as const
      ).map(
        ([indicator, what]): InsightPart => ({
          group: prices,
          what,
          indicator,
          frequency: 'M',
          places: ['WLD'],
        }),
      ),
      {
        group: word('Change', '变化'),
        what: word('Brent crude oil, annual change', '布伦特原油同比'),
        indicator: '1101',
        frequency: 'M',
        places: ['WLD'],
        function: 'YOY',
      },
    ],
  },
  {
    id: 10007,
    name: word('Who sells to the world', '谁在向世界出口'),
    description: word(
      'Exports of goods of the largest traders and the balance with what they buy.',
      '最大贸易国的货物出口及其贸易差额。',
    ),
    keywords: [word('exports', '出口'), word('trade', '贸易')],
    category: '53',
    groups: ['analytics', 'gallery'],
    created: '2025-08-12T10:10:00Z',
    edited: '2026-09-29T12:00:00Z',
    creator: '77',
    editor: '78',
    parts: [
      {
        group: word('Exports', '出口'),
        what: word('exports of goods, annual change', '货物出口同比'),
        indicator: '401',
        frequency: 'M',
        places: ['CN', 'US', 'DE', 'JP'],
        function: 'YOY',
      },
      {
        group: word('Balance', '差额'),
        what: word('trade balance', '贸易差额'),
        indicator: '403',
        frequency: 'Y',
        places: ['CN', 'US', 'DE', 'JP'],
      },
    ],
  },
  {
    id: 10008,
    name: word('Policy rates of large central banks', '主要央行的政策利率'),
    description: word(
      'The rates by which central banks steer, month by month since the turn of the century.',
      '本世纪以来主要央行用于调控的政策利率，按月列示。',
    ),
    keywords: [word('policy rate', '政策利率'), word('central banks', '央行')],
    category: '62',
    groups: ['gallery', 'analytics'],
    created: '2025-09-09T08:50:00Z',
    edited: '2026-10-23T08:20:00Z',
    creator: '78',
    editor: '77',
    parts: [
      {
        group: word('Policy rates', '政策利率'),
        what: word('policy rate', '政策利率'),
        indicator: '501',
        frequency: 'M',
        places: ['US', 'CN', 'JP', 'GB', 'IN', 'BR'],
      },
    ],
  },
  {
    id: 10009,
    name: word('The weight of public debt', '公共债务的分量'),
    description: word(
      'Debt and balance of the general government of the G7, as their statistical offices report them.',
      'G7国家一般政府债务与财政收支差额，取自各国统计机构。',
    ),
    keywords: [word('debt', '债务'), word('G7')],
    category: '54',
    groups: ['wpic_platinum'],
    created: '2025-10-21T14:35:00Z',
    edited: '2026-06-12T16:00:00Z',
    creator: '79',
    editor: '77',
    parts: [
      {
        group: word('Debt', '债务'),
        what: word('general government debt', '一般政府债务'),
        indicator: '704',
        frequency: 'Y',
        places: largeSeven,
      },
      {
        group: word('Balance', '差额'),
        what: word('fiscal balance', '财政收支差额'),
        indicator: '703',
        frequency: 'Y',
        places: largeSeven,
      },
    ],
  },
  {
    id: 10010,
    name: word('What Chinese households buy', '中国居民的消费'),
    description: word(
      'Retail sales, the mood of consumers and the prices they pay.',
      '社会消费品零售总额、消费者信心与物价。',
    ),
    keywords: [word('retail', '零售'), word('China', '中国'), cpi],
    category: '72',
    groups: ['data_talk'],
    created: '2025-11-18T01:25:00Z',
    edited: '2026-10-20T02:05:00Z',
    creator: '77',
    editor: '77',
    parts: [
      {
        group: word('Sales', '销售'),
        what: word('retail sales, annual change', '社会消费品零售总额同比'),
        indicator: '603',
        frequency: 'M',
        places: ['CN'],
        function: 'YOY',
      },
      {
        group: word('Mood', '信心'),
        what: word('consumer confidence', '消费者信心指数'),
        indicator: '605',
        frequency: 'M',
        places: ['CN'],
      },
      { group: prices, what: inflation, indicator: '202', frequency: 'M', places: ['CN'] },
    ],
  },
  {
    id: 10011,
    name: word('Pulse of the factories', '工厂脉搏'),
    description: word(
      'Purchasing managers and output of industry: the earliest signs of a turn.',
      '采购经理人指数与工业生产：最早显示转折的信号。',
    ),
    keywords: [word('PMI'), word('industry', '工业')],
    category: '71',
    groups: ['shared', 'analytics'],
    created: '2026-01-13T07:00:00Z',
    edited: '2026-10-05T07:30:00Z',
    creator: '78',
    editor: '79',
    parts: [
      {
        group: word('Surveys', '调查'),
        what: word('manufacturing PMI', '制造业采购经理人指数'),
        indicator: '604',
        frequency: 'M',
        places: ['US', 'CN', 'DE', 'JP', 'IN'],
      },
      {
        group: output,
        what: word('industrial production, annual change', '工业生产同比'),
        indicator: '601',
        frequency: 'M',
        places: ['US', 'CN', 'DE', 'JP', 'IN'],
        function: 'YOY',
      },
    ],
  },
  {
    id: 10012,
    name: word('Emissions and clean power', '排放与清洁电力'),
    description: word(
      'Carbon dioxide of the largest emitters and the part of their electricity that is renewable.',
      '最大排放国的二氧化碳排放量与可再生能源发电占比。',
    ),
    keywords: [word('CO2'), word('renewables', '可再生能源')],
    category: '8',
    groups: ['gallery', 'data_talk'],
    created: '2026-02-24T09:30:00Z',
    edited: '2026-07-07T10:20:00Z',
    creator: '79',
    editor: '79',
    parts: [
      {
        group: word('Emissions', '排放'),
        what: word('CO2 emissions', '二氧化碳排放量'),
        indicator: '901',
        frequency: 'Y',
        places: ['CN', 'US', 'IN', 'RU', 'JP', 'DE'],
      },
      {
        group: word('Electricity', '电力'),
        what: word('renewable share of electricity', '可再生能源发电占比'),
        indicator: '902',
        frequency: 'Y',
        places: ['CN', 'US', 'IN', 'RU', 'JP', 'DE'],
      },
    ],
  },
]
