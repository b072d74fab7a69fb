import type { Story } from './story.ts'

/** Chinese stories, built as the English ones. */
export const companyNews: Story[] = [
  {
    topic: 'ER',
    titles: [
      '{company}{quarter}营业收入同比{+增长|下降}{growth}',
      '{company}发布{quarter}业绩：净利润{profit}',
      '{goods}需求{+回暖|走弱}，{company}营收{+提升|下滑}',
    ],
    sentences: [
      [
        '总部位于{city}的{company}日前公布{quarter}业绩，实现营业收入{revenue}，同比{+增长|下降}{growth}。',
        '{company}{quarter}实现营业收入{revenue}，较上年同期{+增长|下降}{growth}。',
      ],
      ['归属于母公司股东的净利润为{profit}，净利率为{margin}。', '净利润{profit}，{+略高于|略低于}市场此前预期。'],
      [
        '公司表示，{goods}的国内销售{+保持稳定|有所放缓}，出口订单连续两个季度{+增加|减少}。',
        '管理层认为，业绩变动主要受{goods}价格{+回升|回落}和汇率影响。',
      ],
      ['截至期末，公司在手订单约{amount}。', '公司{+维持|下调}{year}年全年业绩指引。', ''],
      ['董事会拟以净利润的三成向股东派发现金红利。', '分析人士预计，下一季度行业景气度将{+延续回升|继续承压}。'],
    ],
  },
  {
    topic: 'IN',
    titles: [
      '{company}拟投资{amount}在{city}建设新厂',
      '{company}扩建{goods}产能，总投资{amount}',
      '{company}{city}生产基地开工',
    ],
    sentences: [
      [
        '{company}宣布将投资{amount}，在{city}建设新的生产基地。',
        '{company}董事会已批准总额{amount}的投资计划，项目建成后{goods}产能将提高{growth}。',
      ],
      ['项目计划于今年秋季开工，建设周期约{months}个月。', '新基地将接入铁路专用线，可降低{goods}运往港口的成本。'],
      ['项目预计新增就业岗位约{jobs}个。', '项目资金来自自有资金和银行贷款。'],
      ['{partner}将根据上月签署的合同供应部分设备。', '当地政府将给予为期十年的税收优惠。', ''],
      ['业内人士表示，新增产能可能使中小企业面临更大的价格压力。'],
    ],
  },
  {
    topic: 'CT',
    titles: [
      '{company}与{partner}签署{amount}供货合同',
      '{company}中标{amount}项目',
      '{partner}选定{company}为{goods}主要供应商',
    ],
    sentences: [
      [
        '{company}与{partner}签署总额{amount}的合同，将为其供应{goods}。',
        '{company}在公开招标中胜出，获得{partner}价值{amount}的{goods}订单。',
      ],
      ['合同自下一季度起执行，为期三年，期满可续约两年。', '共有五家国内外企业参与本次投标。'],
      ['该合同金额约占公司年收入的{margin}。', '这是公司迄今在本地区以外获得的最大订单。'],
      ['合同价格与指数挂钩，双方共同承担原材料价格波动的风险。', ''],
    ],
  },
  {
    topic: 'MA',
    titles: [
      '{company}拟收购{partner}{stake}股权',
      '{company}与{partner}洽谈合并',
      '监管机构批准{company}入股{partner}',
    ],
    sentences: [
      [
        '{company}公告称，拟以{amount}收购{partner}{stake}的股权，交易尚待反垄断审查。',
        '知情人士透露，{company}与{partner}的合并谈判已进入最后阶段。',
      ],
      [
        '收购价格约为标的公司营业利润的{multiple}倍。',
        '交易完成后，双方合计将占{country}{goods}市场约五分之一的份额。',
      ],
      ['双方品牌将予以保留，采购和物流业务将在{city}整合。', '交易预计在{quarter}末之前完成。'],
      ['消息公布后，公司股价{+上涨|下跌}{small}。', ''],
    ],
  },
  {
    topic: 'FN',
    titles: ['{company}发行{amount}债券', '银团为{company}提供{amount}贷款', '评级机构{+上调|下调}{company}评级展望'],
    sentences: [
      [
        '{company}成功发行总额{amount}的五年期债券，票面利率为{coupon}。',
        '四家银行组成的银团为{company}提供{amount}贷款，利率为{coupon}。',
      ],
      ['募集资金将用于偿还存量债务和{city}基地的扩建。', '本次发行认购踊跃，保险资金和公募基金为主要投资者。'],
      ['目前公司净债务约为营业利润的{multiple}倍。', '评级机构认为，公司现金流{+稳健|趋弱}。'],
    ],
  },
  {
    topic: 'EX',
    titles: [
      '{country}{month}{goods}出口同比{+增长|下降}{growth}',
      '{company}{+扩大|缩减}对{destination}的{goods}出口',
      '{country}公布{month}{goods}出口数据',
      '{company}在{destination}设立销售公司',
    ],
    sentences: [
      [
        '海关数据显示，{month}{country}{goods}出口同比{+增长|下降}{growth}。',
        '{month}，{company}的{goods}出口同比{+增长|下降}{growth}。',
      ],
      ['{destination}仍是最大的出口市场，其次为周边国家。', '港口{goods}吞吐量创下新高，运价{+高企|低位运行}。'],
      ['企业反映，通关时间较长，保险费用上升。', '本币走弱使出口商品更具价格优势，关税水平保持不变。'],
      ['公司预计到{year}年底，海外销售占比将达到{margin}。'],
    ],
  },
  {
    topic: 'RG',
    titles: [
      '{country}{industry}新规将于{nextYear}年实施',
      '反垄断机构对{company}处以{fine}罚款',
      '{company}许可证纠纷上诉被驳回',
    ],
    sentences: [
      [
        '{country}政府发布{industry}管理新规，自{nextYear}年1月1日起施行。',
        '反垄断机构认定{company}参与{goods}价格协议，对其处以{fine}罚款。',
        '{city}法院驳回{company}就许可证被撤销提起的上诉。',
      ],
      [
        '企业须按季度报告供应商和{goods}的来源。',
        '公司表示将提起上诉，并已就此计提准备。',
        '公司可在三十日内向最高法院申诉。',
      ],
      ['律师认为，该决定对整个行业具有参考意义。', '员工少于五十人的企业可在{nextYear}年底前豁免。'],
    ],
  },
  {
    topic: 'PR',
    titles: ['{company}推出新款{goods}', '{company}在{city}设立研发中心', '{company}推进{city}基地低碳改造'],
    sentences: [
      [
        '{company}发布新一代{goods}，生产能耗较上一代降低三分之一。',
        '{company}位于{city}的研发中心正式启用，{jobs}名工程师将从事{goods}的研发。',
      ],
      ['新产品将于下月在{country}上市，{nextYear}年进入海外市场。', '研发历时两年，投入{amount}。'],
      ['{partner}等大客户已经下单。', '厂房屋顶的光伏设备可满足四分之一的用电需求。'],
    ],
  },
]

export const industryReport: Story = {
  topic: 'SE',
  titles: [
    '{country}{industry}行业报告（{year}年）',
    '{country}{industry}：{nextYear}年展望',
    '{country}{industry}季度监测：{quarter}',
  ],
  sentences: [
    [
      '概述。{year}年{country}{goods}市场规模约{market}，同比{+增长|下降}{growth}。国内需求约占三分之二，其余为出口。',
      '摘要。{year}年{country}{industry}产出同比{+增长|下降}{growth}，预计{nextYear}年趋势延续，但速度放缓。',
    ],
    [
      '需求。下半年来自建筑业和零售业的订单{+回升|走弱}，居民实际收入{+上升|下降}，消费{+扩大|收缩}。',
      '需求。大客户倾向签订更长期的合同，并要求提供原产地证明，这对拥有自有物流的供应商有利。',
    ],
    [
      '供给。行业平均产能利用率为{utilisation}。{city}附近的新厂将自{nextYear}年起释放产能，老旧产能陆续退出。',
      '供给。进口在消费中的占比上升。除原材料外，能源仍是最大的成本项目。',
    ],
    [
      '价格。{goods}出厂价格同比{+上涨|下跌}{small}，同期居民消费价格涨幅为{rate}。',
      '价格。近四个季度中有三个季度投入成本的涨幅高于售价，企业利润率承压。',
    ],
    [
      '企业。主要供应商包括{company}、{partner}和{third}，前五家企业合计占{share}的市场份额。',
      '企业。{company}以{revenue}的收入居市场首位，{partner}和{third}紧随其后。',
    ],
    [
      '展望。预计{nextYear}年行业增长{small}，风险在于汇率、能源价格和公共投资的节奏。',
      '展望。行业整合仍将继续，未来十二个月可能出现两至三宗规模较大的交易。',
    ],
  ],
}

export const companyReport: Story = {
  topic: 'CP',
  titles: ['{company}公司研究报告（{year}年）', '{company}：公司概况与财务分析', '{company}首次覆盖报告'],
  sentences: [
    [
      '公司概况。{company}总部位于{country}{city}，从事{industry}，员工约{employees}人。',
      '主营业务。{company}主要在{country}生产和销售{goods}，总部设于{city}。',
    ],
    ['财务表现。{year}年营业收入{+增长|下降}{growth}至{revenue}，净利润{profit}，净利率{margin}。'],
    [
      '资产负债。净债务为营业利润的{multiple}倍，流动比率较上年{+改善|下降}。',
      '现金流。资本开支{amount}，主要用于{city}基地，自由现金流为{+正|负}。',
    ],
    [
      '竞争格局。主要竞争对手为{partner}和{third}，公司以服务和交货期见长。',
      '客户结构。前十大客户约占收入的{share}，合同期限一般为一至三年。',
    ],
    ['风险提示。原材料价格、汇率波动以及客户集中度较高。', '估值。公司估值约为营业利润的{multiple}倍，与同业相当。'],
  ],
}

export const macroReport: Story = {
  topic: 'EC',
  titles: ['{country}经济展望：{quarter}', '{country}{month}通胀率为{rate}', '{country}央行{+上调|下调}政策利率'],
  sentences: [
    [
      '增长。{quarter}{country}国内生产总值同比{+增长|下降}{small}，投资和居民消费{+贡献最大|是主要拖累}。',
      '经济活动。{month}工业生产{+增长|下降}{small}，零售销售同向变动。',
    ],
    [
      '通胀。{month}居民消费价格同比上涨{rate}，食品和能源贡献过半。',
      '通胀。核心通胀{+小幅上行|有所回落}，央行预计{nextYear}年整体通胀将回到目标区间。',
    ],
    [
      '货币政策。央行将政策利率{+上调|下调}25个基点至{coupon}，市场预计年内不再调整。',
      '就业。失业率较上年同期{+下降|上升}，名义工资增长约{small}。',
    ],
    ['对外收支。出口同比{+增长|下降}{growth}，经常账户小幅{+顺差|逆差}。', '财政。{year}年财政赤字率约为{deficit}。'],
    ['展望。预计{nextYear}年经济增长{small}，主要风险来自外需和能源价格。'],
  ],
}

export const statistics: Story = {
  topic: 'EC',
  titles: [
    '{country}{industry}出厂价格指数：{month}',
    '{country}{goods}产量月度统计表',
    '{country}{goods}对外贸易统计：{month}',
  ],
  sentences: [
    ['本表列示{country}经季节调整的月度数据，以2021年为100。'],
    ['{lastMonth}指数为{index}，环比变动{change}%。'],
    ['最近两个月为初步数据。资料来源：统计部门和海关。'],
  ],
}

export const background = [
  '{company}成立于{founded}年，总部位于{city}，现有员工约{employees}人。',
  '资料显示，{company}从事{industry}，上一财年营业收入约{annual}。',
]
