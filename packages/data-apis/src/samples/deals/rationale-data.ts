/** Why parties make deals, by what kind of deal it is. English, Chinese. */
export const rationaleRows: Record<string, [string, string][]> = {
  domestic: [
    [
      '{B} strengthens its position in {field} at home and expects savings in purchasing and distribution.',
      '{B}借此巩固在本国{field}领域的地位，并预期在采购和分销方面节约成本。',
    ],
    [
      'The combined business can spread the cost of new capacity over a larger output.',
      '合并后的业务可以更大的产量分摊新产能的成本。',
    ],
    [
      '{B} fills a gap in its range and gains the customers of {T} in {city} and its region.',
      '{B}借此补齐产品线，并获得{T}在{city}及周边地区的客户。',
    ],
    [
      '{Sco} concentrates on its main business and will use the proceeds to reduce debt.',
      '{Sco}将专注主业，并以所得款项削减债务。',
    ],
  ],
  crossBorder: [
    [
      '{B} enters the market of {country}, where demand in {field} grows faster than at home.',
      '{B}借此进入{country}市场，当地{field}的需求增速高于其本国。',
    ],
    [
      '{T} gives {B} a base in {country} with staff, permits and customers that would take years to build.',
      '{T}为{B}在{country}提供了立足点，其员工、许可和客户若自行建立需要数年。',
    ],
    [
      '{B} wants to serve its international customers locally and to shorten its supply chain.',
      '{B}希望就近服务国际客户，并缩短供应链。',
    ],
    [
      '{Sco} leaves a market that no longer fits its strategy, while {B} expands in the region.',
      '{Sco}退出与战略不再相符的市场，{B}则扩大在该地区的布局。',
    ],
  ],
  fund: [
    [
      '{B} sees room for growth in {field} and intends to support acquisitions of smaller rivals.',
      '{B}看好{field}的增长空间，有意支持公司收购规模较小的同行。',
    ],
    [
      'The money is to pay for new capacity and for entry into neighbouring markets.',
      '资金将用于新增产能和进入周边市场。',
    ],
    [
      '{B} brings experience with companies of this size and plans to exit in four to six years.',
      '{B}具有投资同等规模公司的经验，计划在四至六年后退出。',
    ],
  ],
  person: [
    [
      'The buyers know the business from within and want to run it with a longer view.',
      '买方熟悉公司业务，希望以更长远的眼光经营。',
    ],
    ['The purchase keeps control of {T} with those who have built it.', '此次收购使{T}的控制权留在创业者手中。'],
  ],
  merger: [
    [
      'Together the two become one of the larger companies in {field} in {country}.',
      '合并后，双方将成为{country}{field}领域规模较大的公司之一。',
    ],
    [
      'The merger joins two complementary networks and saves overlapping costs.',
      '合并使两张互补的网络连为一体，并节省重复的成本。',
    ],
  ],
  offering: [
    ['The proceeds are to pay for investment and to reduce debt.', '募集资金将用于投资和偿还债务。'],
    [
      '{T} wants to broaden its base of shareholders and to gain access to the capital market.',
      '{T}希望扩大股东基础，并打开资本市场融资渠道。',
    ],
  ],
  privatisation: [
    [
      'The state reduces its holdings under its privatisation programme; the buyer commits itself to investment and jobs.',
      '国家按改制计划减持股权，买方承诺投资并保留就业岗位。',
    ],
    ['The sale is to bring private capital and experience into {field}.', '此次出售旨在为{field}引入民间资本和经验。'],
  ],
  asset: [
    ['{B} adds capacity in {city} faster than it could build it.', '{B}以快于自建的速度增加在{city}的产能。'],
    [
      '{T} parts with what is not its main business and keeps the proceeds for investment.',
      '{T}剥离非主营业务，所得款项用于投资。',
    ],
  ],
  buyback: [
    [
      'The board considers the shares undervalued and the cash not needed for investment.',
      '董事会认为股价被低估，且现金暂不需要用于投资。',
    ],
    [
      'The shares bought back are to serve a programme for employees or be cancelled.',
      '回购的股份将用于员工持股计划或予以注销。',
    ],
  ],
}

/** What may be sold apart from its owner, by sector (the first two digits of NAICS). English, Chinese. */
export const assetRows: Record<string, [string, string][]> = {
  default: [
    ['a business unit', '一项业务'],
    ['an office building in {city}', '位于{city}的一座办公楼'],
  ],
  11: [
    ['farmland near {city}', '{city}附近的农田'],
    ['a storage site in {city}', '位于{city}的仓储设施'],
  ],
  21: [
    ['a mining licence', '一项采矿权'],
    ['a stake in an oil field', '一处油田的权益'],
  ],
  22: [
    ['a power station near {city}', '{city}附近的一座电站'],
    ['a wind farm', '一座风电场'],
  ],
  31: [
    ['a plant in {city}', '位于{city}的工厂'],
    ['two brands', '两个品牌'],
  ],
  32: [
    ['a plant in {city}', '位于{city}的工厂'],
    ['a production line', '一条生产线'],
  ],
  33: [
    ['a plant in {city}', '位于{city}的工厂'],
    ['a components business', '零部件业务'],
  ],
  44: [
    ['twelve shops', '12家门店'],
    ['a chain of shops in {city}', '{city}的一批门店'],
  ],
  45: [
    ['eight shops', '8家门店'],
    ['an online shop', '一家网上商店'],
  ],
  48: [
    ['a logistics centre in {city}', '位于{city}的物流中心'],
    ['a fleet of trucks', '一支货运车队'],
  ],
  49: [['a warehouse in {city}', '位于{city}的仓库']],
  51: [
    ['a data centre in {city}', '位于{city}的数据中心'],
    ['a portfolio of telecom towers', '一批通信铁塔'],
  ],
  52: [
    ['a loan portfolio', '一批贷款组合'],
    ['an insurance portfolio', '一批保单组合'],
  ],
  53: [
    ['an office building in {city}', '位于{city}的一座办公楼'],
    ['a shopping centre in {city}', '位于{city}的购物中心'],
  ],
  62: [['a hospital in {city}', '位于{city}的医院']],
  72: [['a hotel in {city}', '位于{city}的酒店']],
}
