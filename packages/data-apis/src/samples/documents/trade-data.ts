/** How texts call a field of business, by the word that names its companies: English, Chinese, and what it sells in both. */
export const tradeRows: Record<string, [en: string, zh: string, goods: [en: string, zh: string][]]> = {
  agro: [
    'agriculture',
    '农业',
    [
      ['grain', '谷物'],
      ['oilseeds', '油料作物'],
      ['sugar beet', '甜菜'],
    ],
  ],
  timber: [
    'wood processing',
    '木材加工业',
    [
      ['sawn timber', '锯材'],
      ['plywood', '胶合板'],
      ['wood pellets', '木质颗粒'],
    ],
  ],
  paper: [
    'paper and packaging',
    '造纸和包装业',
    [
      ['packaging board', '包装纸板'],
      ['tissue paper', '生活用纸'],
    ],
  ],
  mining: [
    'mining',
    '采矿业',
    [
      ['copper concentrate', '铜精矿'],
      ['gold', '黄金'],
      ['zinc', '锌'],
    ],
  ],
  oil: [
    'oil and gas',
    '油气行业',
    [
      ['crude oil', '原油'],
      ['motor fuels', '车用燃料'],
      ['natural gas', '天然气'],
    ],
  ],
  power: [
    'energy supply',
    '能源供应业',
    [
      ['electricity', '电力'],
      ['solar power', '光伏电力'],
      ['district heat', '集中供热'],
    ],
  ],
  food: [
    'food processing',
    '食品加工业',
    [
      ['dairy products', '乳制品'],
      ['poultry meat', '禽肉'],
      ['packaged food', '包装食品'],
    ],
  ],
  drinks: [
    'beverages',
    '饮料业',
    [
      ['beer', '啤酒'],
      ['soft drinks', '软饮料'],
      ['wine', '葡萄酒'],
    ],
  ],
  textile: [
    'textiles and clothing',
    '纺织服装业',
    [
      ['knitted fabrics', '针织面料'],
      ['workwear', '工装'],
      ['sports shoes', '运动鞋'],
    ],
  ],
  chemicals: [
    'chemicals',
    '化工行业',
    [
      ['fertilisers', '化肥'],
      ['coatings', '涂料'],
      ['industrial chemicals', '工业化学品'],
    ],
  ],
  pharma: [
    'pharmaceuticals',
    '医药行业',
    [
      ['generic medicines', '仿制药'],
      ['vaccines', '疫苗'],
    ],
  ],
  plastics: [
    'plastics',
    '塑料行业',
    [
      ['packaging film', '包装薄膜'],
      ['plastic pipes', '塑料管材'],
    ],
  ],
  cement: [
    'building materials',
    '建材行业',
    [
      ['cement', '水泥'],
      ['ceramic tiles', '瓷砖'],
      ['glass', '玻璃'],
    ],
  ],
  steel: [
    'steel and metal products',
    '钢铁和金属制品业',
    [
      ['hot-rolled coil', '热轧卷'],
      ['rebar', '螺纹钢'],
      ['steel structures', '钢结构'],
    ],
  ],
  machinery: [
    'mechanical engineering',
    '机械制造业',
    [
      ['pumps', '泵'],
      ['tractors', '拖拉机'],
      ['compressors', '压缩机'],
    ],
  ],
  electronics: [
    'electronics',
    '电子行业',
    [
      ['power modules', '功率模块'],
      ['sensors', '传感器'],
      ['transformers', '变压器'],
    ],
  ],
  auto: [
    'the automotive industry',
    '汽车行业',
    [
      ['passenger cars', '乘用车'],
      ['brake systems', '制动系统'],
      ['electric vehicles', '电动汽车'],
    ],
  ],
  furniture: [
    'furniture making',
    '家具行业',
    [
      ['office furniture', '办公家具'],
      ['kitchens', '橱柜'],
    ],
  ],
  construction: [
    'construction',
    '建筑业',
    [
      ['residential buildings', '住宅'],
      ['warehouses', '仓库'],
      ['roads and bridges', '道路和桥梁'],
    ],
  ],
  trading: [
    'wholesale trade',
    '批发业',
    [
      ['machinery', '机械设备'],
      ['household goods', '日用品'],
      ['medicines', '药品'],
    ],
  ],
  retail: [
    'retail',
    '零售业',
    [
      ['groceries', '食品杂货'],
      ['household appliances', '家用电器'],
    ],
  ],
  logistics: [
    'logistics',
    '物流业',
    [
      ['freight services', '货运服务'],
      ['cold storage', '冷链仓储'],
    ],
  ],
  shipping: [
    'shipping',
    '航运业',
    [
      ['container services', '集装箱运输服务'],
      ['bulk shipping', '散货运输'],
    ],
  ],
  telecom: [
    'telecommunications',
    '电信行业',
    [
      ['mobile services', '移动通信服务'],
      ['broadband', '宽带'],
    ],
  ],
  software: [
    'software and IT services',
    '软件和信息技术服务业',
    [
      ['cloud services', '云服务'],
      ['business software', '企业软件'],
    ],
  ],
  media: [
    'media',
    '传媒行业',
    [
      ['advertising space', '广告位'],
      ['television rights', '电视版权'],
    ],
  ],
  bank: [
    'banking',
    '银行业',
    [
      ['corporate loans', '企业贷款'],
      ['mortgages', '住房贷款'],
      ['deposits', '存款'],
    ],
  ],
  capital: [
    'asset management',
    '资产管理业',
    [
      ['investment funds', '投资基金'],
      ['consumer loans', '消费贷款'],
    ],
  ],
  insurance: [
    'insurance',
    '保险业',
    [
      ['motor insurance', '车险'],
      ['life insurance', '人寿保险'],
    ],
  ],
  realestate: [
    'real estate',
    '房地产业',
    [
      ['office space', '写字楼'],
      ['logistics space', '物流仓储空间'],
    ],
  ],
  consulting: [
    'business services',
    '商务服务业',
    [
      ['engineering services', '工程服务'],
      ['advisory services', '咨询服务'],
    ],
  ],
  health: [
    'health care',
    '医疗行业',
    [
      ['diagnostic devices', '诊断设备'],
      ['hospital services', '医院服务'],
    ],
  ],
  hotels: [
    'tourism',
    '旅游业',
    [
      ['hotel rooms', '酒店客房'],
      ['catering', '餐饮服务'],
    ],
  ],
  education: ['education', '教育行业', [['training courses', '培训课程']]],
  holding: ['investment holding', '投资控股业', [['shareholdings', '股权投资']]],
}

/** Money as texts of a country count it: code, units to the US dollar. */
export const moneyRows: Record<string, [code: string, rate: number]> = {
  AR: ['USD', 1],
  AT: ['EUR', 0.92],
  BE: ['EUR', 0.92],
  BG: ['BGN', 1.8],
  BR: ['BRL', 5.4],
  CH: ['CHF', 0.88],
  CN: ['CNY', 7.2],
  CZ: ['CZK', 23],
  DE: ['EUR', 0.92],
  EE: ['EUR', 0.92],
  ES: ['EUR', 0.92],
  FI: ['EUR', 0.92],
  FR: ['EUR', 0.92],
  GB: ['GBP', 0.79],
  GR: ['EUR', 0.92],
  HK: ['HKD', 7.8],
  HR: ['EUR', 0.92],
  HU: ['HUF', 360],
  ID: ['IDR', 16_000],
  IE: ['EUR', 0.92],
  IN: ['INR', 84],
  IT: ['EUR', 0.92],
  JP: ['JPY', 150],
  KR: ['KRW', 1350],
  KZ: ['KZT', 480],
  LT: ['EUR', 0.92],
  LV: ['EUR', 0.92],
  MX: ['MXN', 18.5],
  NL: ['EUR', 0.92],
  PL: ['PLN', 3.9],
  PT: ['EUR', 0.92],
  RO: ['RON', 4.6],
  RU: ['RUB', 90],
  SE: ['SEK', 10.5],
  SI: ['EUR', 0.92],
  SK: ['EUR', 0.92],
  TR: ['TRY', 34],
  UA: ['UAH', 41],
  ZA: ['ZAR', 18],
}

/** Where exports go, by the kind of country they come from. */
export const destinations: [en: string, zh: string][] = [
  ['Germany', '德国'],
  ['China', '中国'],
  ['the United States', '美国'],
  ['Egypt', '埃及'],
  ['Turkey', '土耳其'],
  ['Saudi Arabia', '沙特阿拉伯'],
  ['Vietnam', '越南'],
  ['Brazil', '巴西'],
  ['Poland', '波兰'],
  ['Indonesia', '印度尼西亚'],
]
