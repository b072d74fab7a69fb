/** Countries and territories of ISO 3166-1 in which the funds report nothing; all others are numbered by their names. */
export const leftOut =
  'AI AQ AS AX BL BQ BV CC CK CX EH FK FO GF GG GI GL GP GS GU HM IM IO JE MF MP MQ MS NC NF NU PF PM PN RE SH SJ SX TC TF ' +
  'TK UM VA VG VI WF YT MH NR PW TV KI FM TO ER KP SM CW AW MC LI AD CU'

/** Sectors: id, English, Chinese, their weight among equity markets in per cent. */
export const sectorRows: [number, string, string, number][] = [
  [1, 'Communication Services', '通信服务', 8],
  [2, 'Consumer Discretionary', '可选消费', 11],
  [3, 'Consumer Staples', '必需消费', 6.5],
  [4, 'Energy', '能源', 4.5],
  [5, 'Financials', '金融', 16],
  [6, 'Health Care', '医疗保健', 11],
  [7, 'Industrials', '工业', 10.5],
  [8, 'Information Technology', '信息技术', 24],
  [9, 'Materials', '原材料', 4],
  [10, 'Real Estate', '房地产', 2],
  [11, 'Utilities', '公用事业', 2.5],
]

/** Industries: id, sector, English, Chinese, their share of the sector in per cent. */
export const industryRows: [number, number, string, string, number][] = [
  [1, 1, 'Telecommunication Services', '电信服务', 25],
  [2, 1, 'Media and Entertainment', '媒体与娱乐', 75],
  [3, 2, 'Automobiles and Components', '汽车与零部件', 25],
  [4, 2, 'Consumer Durables and Apparel', '耐用消费品与服装', 14],
  [5, 2, 'Consumer Services', '消费者服务', 18],
  [6, 2, 'Consumer Discretionary Distribution and Retail', '可选消费品分销与零售', 43],
  [7, 3, 'Consumer Staples Distribution and Retail', '必需消费品分销与零售', 26],
  [8, 3, 'Food, Beverage and Tobacco', '食品、饮料与烟草', 52],
  [9, 3, 'Household and Personal Products', '家庭与个人用品', 22],
  [10, 4, 'Oil, Gas and Consumable Fuels', '石油、天然气与消费用燃料', 92],
  [11, 4, 'Energy Equipment and Services', '能源设备与服务', 8],
  [12, 5, 'Banks', '银行', 46],
  [13, 5, 'Financial Services', '金融服务', 34],
  [14, 5, 'Insurance', '保险', 20],
  [15, 6, 'Health Care Equipment and Services', '医疗保健设备与服务', 38],
  [16, 6, 'Pharmaceuticals, Biotechnology and Life Sciences', '制药、生物科技与生命科学', 62],
  [17, 7, 'Capital Goods', '资本品', 70],
  [18, 7, 'Commercial and Professional Services', '商业与专业服务', 15],
  [19, 7, 'Transportation', '运输', 15],
  [20, 8, 'Software and Services', '软件与服务', 40],
  [21, 8, 'Technology Hardware and Equipment', '技术硬件与设备', 27],
  [22, 8, 'Semiconductors and Semiconductor Equipment', '半导体与半导体设备', 33],
  [23, 9, 'Chemicals', '化工', 50],
  [24, 9, 'Metals and Mining', '金属与采矿', 42],
  [25, 9, 'Construction Materials, Containers and Paper', '建材、容器与纸业', 8],
  [26, 10, 'Equity Real Estate Investment Trusts', '权益型房地产投资信托', 68],
  [27, 10, 'Real Estate Management and Development', '房地产管理与开发', 32],
  [28, 11, 'Electric Utilities', '电力', 58],
  [29, 11, 'Gas, Water and Multi-Utilities', '燃气、水务与综合公用事业', 42],
]

/** The classes of shares in Chinese companies: id, English, Chinese, their share of holdings in per cent. */
export const shareTypeRows: [number, string, string, number][] = [
  [1, 'A Shares', 'A股', 24],
  [2, 'B Shares', 'B股', 0.4],
  [3, 'H Shares', 'H股', 26],
  [4, 'Red Chips', '红筹股', 6],
  [5, 'P Chips', '民企股', 34],
  [6, 'N Shares', 'N股（美国存托凭证）', 9],
  [7, 'S Chips', 'S股（新加坡）', 0.6],
]
