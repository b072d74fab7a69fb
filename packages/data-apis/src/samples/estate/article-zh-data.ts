import type { ArticleTexts } from './article-texts.ts'

/** What articles say in Chinese. */
export const chineseTexts: ArticleTexts = {
  sale: {
    titles: [
      '{buyer}以{value}收购{city}{property}',
      '{seller}向{buyer}出售{property}',
      '{city}{property}易主',
      '{buyer}增持{city}{sector}资产',
    ],
    summaries: [
      '该{type}位于{district}，面积{area}，成交收益率为{yield}。',
      '{buyer}接手{district}一处{type}，折合{price}。',
      '~{district}一处{type}迎来新业主，交易双方未披露价格。',
    ],
    body: [
      [
        '{buyer}已从{seller}手中收购{city}{district}的{type}“{property}”，成交价为{value}。',
        '{city}“{property}”完成出售，{buyer}为该{type}支付{value}。',
        '~位于{city}{street}的{type}“{property}”已归{buyer}所有，成交价格未予披露。',
      ],
      [
        '项目总建筑面积{area}，共{floors}层，于{built}年建成，签约时出租率为{occupancy}。',
        '项目总建筑面积{area}，建成于{built}年，并于{renovated}年翻新。',
        '~项目总建筑面积{area}，建成于{built}年。',
        '~项目面积{area}。',
      ],
      ['交易折合{price}，初始收益率为{yield}；同季度{city}优质{sector}收益率为{primeYield}。', '~交易折合{price}。'],
      [
        '{buyer}{position}{person}表示：“{city}是少数仍能以合理价格买到稳定租金的城市。”',
        '{buyer}{position}{person}表示：“我们了解租户，也了解这条街，所以决定做得很快。”',
        '{buyer}{position}{person}表示：“这栋楼需要用心打理，这正是我们看中它的原因。”',
      ],
      ['该项目持有{certificate}认证，多家竞买方曾将其列为条件。', '~交易不含绿色认证，新业主计划两年内提出申请。'],
      ['## 市场情况'],
      [
        '{quarter}，{city}{sector}空置率为{vacancy}，优质租金同比{rentMove}，为{primeRent}。',
        '{quarter}，{city}优质{sector}租金同比{rentMove}，达{primeRent}，空置率为{vacancy}。',
      ],
      ['本次交易由{advisor}担任顾问。'],
    ],
  },
  land_sale: {
    titles: ['{buyer}在{city}取得一宗土地', '{district}地块以{value}成交', '{city}：{buyer}拿下{district}地块'],
    summaries: ['该地块位于{district}，成交价{value}，待许可获批后动工。', '{buyer}购入{city}{district}一宗土地。'],
    body: [
      [
        '{buyer}以{value}从{seller}购得{city}{street}的一宗土地。',
        '~{buyer}成为{city}{street}一宗土地的新业主，双方均未透露价格。',
      ],
      ['规划建筑面积{area}，以{sector}为主。', '~具体建设内容尚未确定。'],
      [
        '{buyer}{position}{person}表示：“{district}很少有土地入市，我们没有犹豫。”',
        '{buyer}{position}{person}表示：“我们预计年内递交建设申请。”',
      ],
      ['{city}地价走势与{sector}价格一致，{quarter}后者为{marketPrice}。'],
      ['{advisor}为本次出让提供顾问服务。'],
    ],
  },
  lease: {
    titles: ['{buyer}入驻{property}', '{buyer}签约租用{city}{property}', '{city}：{buyer}迁往{district}'],
    summaries: ['{buyer}在{property}的租金为每年{price}。', '{buyer}签约租用{district}{property}的面积。'],
    body: [
      [
        '{buyer}租用{city}“{property}”的部分面积，年租金为{value}。',
        '{buyer}将迁入{city}{district}的{type}“{property}”，业主为{seller}。',
      ],
      [
        '租金折合每年{price}，同期{city}{sector}平均租金为{averageRent}。',
        '~租金未予披露；{city}{sector}平均租金为{averageRent}。',
      ],
      [
        '{buyer}{position}{person}表示：“团队希望靠近车站，也希望有窗。”',
        '{buyer}{position}{person}表示：“我们看了十一栋楼，最后选了能随我们一起成长的那一栋。”',
      ],
      ['该楼建成于{built}年，目前出租率为{occupancy}。'],
      ['{quarter}，{city}{sector}吸纳量为{takeUp}，空置率为{vacancy}。'],
      ['{advisor}代表租户参与谈判。'],
    ],
  },
  financing: {
    titles: [
      '{lender}为{property}提供{value}贷款',
      '{buyer}携手{lender}为{property}融资',
      '{city}：{property}获得新贷款',
    ],
    summaries: ['贷款金额{value}，以{district}{area}的物业作抵押。', '{lender}为{city}{property}提供贷款。'],
    body: [
      [
        '{lender}向{buyer}发放贷款{value}，以{city}{type}“{property}”作抵押。',
        '~{lender}向{buyer}发放贷款，以{city}{type}“{property}”作抵押，金额未予披露。',
      ],
      [
        '资金用于置换原有贷款，并更新楼宇设备。',
        '贷款期限五年，可展期两年。',
        '贷款的一半为固定利率，其余部分已作对冲。',
      ],
      ['该物业面积{area}，出租率{occupancy}，由{buyer}持有。', '~该物业面积{area}。'],
      [
        '{lender}{position}{person}表示：“贷款机构变得挑剔，但好楼依然能融到资。”',
        '{lender}{position}{person}表示：“我们看的是读过的租约，而不是平均数。”',
      ],
      ['{quarter}，{city}优质{sector}收益率为{primeYield}。'],
      ['{advisor}为本次融资牵线。'],
    ],
  },
  joint_venture: {
    titles: ['{buyer}与{seller}合资持有{property}', '{seller}为{property}引入合作方'],
    summaries: ['{buyer}取得{district}一处{type}{stake}的权益。'],
    body: [
      ['{buyer}取得{city}{type}“{property}”{stake}的权益，{seller}保留其余部分并继续负责运营。'],
      ['该权益作价{value}，折合全楼{price}。', '~权益价格未予披露。'],
      ['{seller}{position}{person}表示：“与其独自勉强持有两栋，不如与人好好共有一栋。”'],
      ['双方有意在{city}共同增持{sector}资产。'],
      ['{quarter}，{city}优质{sector}收益率为{primeYield}。'],
    ],
  },
  pending: {
    titles: ['{seller}拟向{buyer}出售{property}', '{buyer}有意收购{city}{property}', '{property}进入独家谈判'],
    summaries: ['知情人士称，{district}该{type}的售价可能为{value}。', '{district}一处{type}的出售谈判已进入后期。'],
    body: [
      ['两位知情人士表示，{seller}正与{buyer}商谈出售{city}“{property}”。'],
      ['他们称价格约为{value}，折合{price}。', '~双方尚未就价格达成一致。'],
      ['该{type}面积{area}，出租率为{occupancy}。', '~该{type}面积{area}。'],
      ['两家公司均不予置评，谈判能否促成签约仍不确定。'],
      ['{quarter}，{city}优质{sector}收益率为{primeYield}。'],
    ],
  },
  project_announced: {
    titles: [
      '{developer}拟在{city}兴建{property}',
      '{city}：{developer}公布{district}规划',
      '{district}将新建{area}物业',
    ],
    summaries: ['该{type}计划投资{investment}，预计{completion}启用。', '{district}该{type}规划面积{area}。'],
    body: [
      ['{developer}计划在{city}{street}兴建“{property}”，项目为{type}，面积{area}。'],
      ['公司预计投资{investment}。', '~公司未透露投资金额。'],
      ['项目拟于{start}动工，{completion}竣工。', '~动工时间尚未确定。'],
      [
        '{developer}{position}{person}表示：“{district}不缺旧楼，缺的是人们愿意选择的空间。”',
        '{developer}{position}{person}表示：“我们先听了邻里的意见，图纸上看得出来。”',
      ],
      ['{quarter}，{city}{sector}空置率为{vacancy}，当季竣工{newSupply}。'],
    ],
  },
  project_started: {
    titles: ['{city}{property}动工', '{contractor}承建{property}', '{developer}在{district}开工建设'],
    summaries: ['{developer}在{district}兴建{area}物业，预计{completion}竣工。'],
    body: [
      ['位于{city}{street}的{type}“{property}”已经动工，开发商为{developer}。'],
      ['{contractor}负责施工，总面积{area}，计划{completion}交付。'],
      ['项目投资{investment}。'],
      ['建设贷款由{lender}提供。'],
      [
        '{developer}{position}{person}表示：“成本已经稳定，这是开发商最需要的。”',
        '{developer}{position}{person}表示：“第一台塔吊立起之前，三分之一的面积已经租出。”',
      ],
      ['{city}优质{sector}租金同比{rentMove}，为{primeRent}。'],
    ],
  },
  project_completed: {
    titles: ['{city}{property}竣工', '{developer}交付{property}', '{district}新增{sector}供应'],
    summaries: ['{district}该{type}为市场新增{area}。'],
    body: [
      ['{developer}已建成位于{city}{district}的{type}“{property}”，面积{area}。'],
      ['项目由{contractor}承建，工期近三年。', '~工期近三年。'],
      ['总投资为{investment}。'],
      [
        '{developer}{position}{person}表示：“首批租户本周入驻。”',
        '{developer}{position}{person}表示：“我们提前了两个月，没有人相信。”',
      ],
      ['该楼已取得{certificate}认证。'],
      ['至此，{quarter}{city}{sector}新增供应达{newSupply}，空置率为{vacancy}。'],
    ],
  },
  project_stopped: {
    titles: ['{property}暂停', '{developer}叫停{city}{property}', '{city}：{property}暂不动工'],
    summaries: ['{developer}暂不推进{district}的{type}项目。'],
    body: [
      ['{developer}已停止推进原定建于{city}{street}的{type}“{property}”，规划面积{area}。'],
      ['公司称原因在于成本以及尚无意向租户，项目原计划投资{investment}。', '~公司称原因在于成本以及尚无意向租户。'],
      ['{developer}{position}{person}表示：“租出去了再建，而不是相反。”'],
      ['{quarter}，{city}{sector}空置率为{vacancy}。'],
    ],
  },
  data: {
    titles: [
      '{quarter}{city}{sector}市场：空置率{vacancy}',
      '{city}{sector}{quarter}数据',
      '{city}优质{sector}租金为{primeRent}',
    ],
    summaries: ['优质租金同比{rentMove}，为{primeRent}；空置率{vacancy}，优质收益率{primeYield}。'],
    body: [
      ['{quarter}，{city}优质{sector}租金同比{rentMove}，为{primeRent}，平均租金为{averageRent}。'],
      ['空置率为{vacancy}，同比{vacancyMove}。'],
      ['## 供需'],
      ['当季新增竣工面积{newSupply}，市场存量达到{stock}。'],
      ['当季吸纳量为{takeUp}。'],
      ['## 资本市场'],
      ['优质收益率为{primeYield}，平均价格为{marketPrice}。'],
      ['近十年的全部季度数据见市场指标。'],
    ],
  },
  analysis: {
    titles: [
      '空置率{vacancy}对{city}意味着什么',
      '收益率{primeYield}，{city}{sector}算便宜吗？',
      '{city}{sector}市场的三个看点',
      '{city}{sector}租金为何{rentMove}',
    ],
    summaries: ['租金同比{rentMove}，空置率为{vacancy}，背后的原因何在。'],
    body: [
      ['{city}{sector}市场信号不一：优质租金同比{rentMove}，为{primeRent}；空置率为{vacancy}，同比{vacancyMove}。'],
      ['## 好空间稀缺，其余过剩'],
      [
        '平均数掩盖了两个市场：交通便利的新楼客满，业主掌握定价权；八十年代的旧楼则在等待或许不再回来的租户。',
        '空置面积大多楼龄超过二十年。新楼数月内即可租出，租户也愿意为此付价，优质与平均租金之差为多年来最大。',
      ],
      ['## 供应'],
      ['{quarter}竣工{newSupply}，市场存量为{stock}。以过去十年的标准看，供应不多，未来两年还会更少。'],
      ['## 价格'],
      [
        '优质收益率为{primeYield}，与国债的利差不大，买方把希望寄托在租金上。',
        '{primeYield}的优质收益率高于2021年的低点，但远低于此前十年的平均水平。',
      ],
      ['## 值得关注'],
      ['- 2016年和2017年签订的租约有多少续签，面积多大。'],
      ['- 再融资是否迫使业主出售；2021年的贷款多数将在一年内到期。'],
      ['- 城市允许把哪些楼宇改建为住宅。'],
    ],
  },
  profile: {
    titles: ['企业概况：{company}', '认识{company}', '{company}是谁？'],
    summaries: ['{company}是{country}的{roles}。它持有什么、建设什么、走向何方。'],
    body: [
      ['{company}是一家{roles}，总部位于{country}。'],
      ['其最为人熟知的物业是{city}的“{property}”。', '其名下物业包括{city}的“{property}”。'],
      ['## 战略'],
      [
        '公司出售了不合定位的资产，专注于{sector}，并以期限更长、银行更少的贷款降低了负债。',
        '公司倾向于长期持有自建物业，近年在{city}等大城市增持，以{sector}为主。',
      ],
      ['{position}{person}常说：“宁可错过好交易，也不做坏交易。”'],
      ['## 展望'],
      ['利率下降会有帮助，租户更快做决定也会有帮助。公司未作预测。'],
    ],
  },
  interview: {
    titles: ['“{quote}”：对话{company}{person}', '{company}{person}：“{quote}”'],
    summaries: ['{company}{position}{person}谈价格、租户与{city}。'],
    body: [
      ['{person}是{company}{position}，我们在{city}“{property}”见面。'],
      ['## 您说市场已经转向，何以见得？'],
      ['{quote}。两年前没有人打电话，如今每栋好楼都有三份报价。{city}租金同比{rentMove}，空置率为{vacancy}。'],
      ['## 那些不好的楼呢？'],
      ['它们会变成别的用途，或者变成土地。没有采光的写字楼，多低的价格都找不到租户。'],
      ['## 您在买什么？'],
      ['首先是{sector}，而且要在坐火车能到的城市。我们先看租约，再看屋顶，最后才看价格。'],
      ['## 什么会让您改变看法？'],
      ['如果建造成本下降两成，我们会多建少买。但我不抱这种期望。'],
    ],
  },
}

/** What people say in interviews. */
export const chineseQuotes = [
  '最坏的时候已经过去',
  '好楼从未过时',
  '我们不再等待便宜的资金',
  '做决定的是租户，不是表格',
  '租户值多少，租约就值多少',
]
