type Phase = 'rumour' | 'open' | 'done' | 'off'

/** First sentences of descriptions, by what kind of deal it is and how far it is. English, Chinese. */
export const leadRows: Record<string, Record<Phase, [string, string][]>> = {
  purchase: {
    rumour: [
      [
        '{B} is holding early talks about the purchase of {what}, people familiar with the matter said; neither side has commented.',
        '据知情人士透露，{B}正就收购{what}进行初步洽谈，双方均未置评。',
      ],
    ],
    open: [
      ['{B} has agreed to acquire {what} from {S}.', '{B}已同意自{S}收购{what}。'],
      ['{B} of {Bcountry} has agreed to acquire {what} from {S}.', '{Bcountry}的{B}已同意自{S}收购{what}。'],
      ['{B} has signed a binding agreement to acquire {what}.', '{B}已签署具有约束力的协议，收购{what}。'],
    ],
    done: [
      ['{B} has acquired {what} from {S}.', '{B}已自{S}收购{what}。'],
      ['{B} of {Bcountry} has acquired {what} from {S}.', '{Bcountry}的{B}已自{S}收购{what}。'],
      ['{B} has completed the acquisition of {what}.', '{B}已完成对{what}的收购。'],
    ],
    off: [
      ['The planned acquisition of {what} by {B} will not go ahead.', '{B}收购{what}的计划不再推进。'],
      ['{B} has ended negotiations about the acquisition of {what}.', '{B}已终止收购{what}的谈判。'],
    ],
  },
  merger: {
    rumour: [
      [
        '{B} and {T} are exploring a merger, according to people close to both boards.',
        '据接近双方董事会的人士称，{B}与{T}正探讨合并。',
      ],
    ],
    open: [
      [
        'The boards of {B} and {T} have approved a merger; shareholders of {T} are to receive new shares of {B}.',
        '{B}与{T}的董事会已批准合并，{T}的股东将获得{B}的新股。',
      ],
    ],
    done: [
      [
        '{B} and {T} have completed their merger; shareholders of {T} received new shares of {B}.',
        '{B}与{T}已完成合并，{T}的股东获得了{B}的新股。',
      ],
    ],
    off: [['{B} and {T} have agreed to end their merger plan.', '{B}与{T}同意终止合并计划。']],
  },
  venture: {
    rumour: [
      [
        '{S} is looking for a partner that would share control of {T}; {B} is said to be interested.',
        '{S}正为{T}寻找共享控制权的伙伴，据称{B}有意参与。',
      ],
      ['{B} is said to be in talks about shared control of {T}.', '据称{B}正就共同控制{T}进行洽谈。'],
    ],
    open: [
      [
        '{B} is to buy {stake} of {T} from {S}; the two will then run the company together.',
        '{B}拟自{S}收购{T}的{stake}股权，之后双方共同经营该公司。',
      ],
      [
        '{B} is to buy {stake} of {T} and will run the company together with its present owners.',
        '{B}拟收购{T}的{stake}股权，与现有股东共同经营该公司。',
      ],
    ],
    done: [
      [
        '{B} has bought {stake} of {T} from {S}, and the two now run the company together.',
        '{B}已自{S}收购{T}的{stake}股权，双方现共同经营该公司。',
      ],
      [
        '{B} has bought {stake} of {T} and now runs the company together with its other owners.',
        '{B}已收购{T}的{stake}股权，与其他股东共同经营该公司。',
      ],
    ],
    off: [
      ['{S} and {B} have given up the plan to run {T} together.', '{S}与{B}已放弃共同经营{T}的计划。'],
      ['{B} has given up the plan to run {T} together with its owners.', '{B}已放弃与股东共同经营{T}的计划。'],
    ],
  },
  offering: {
    rumour: [
      [
        '{T} is preparing to sell shares to the public and has sounded out underwriters, market sources said.',
        '市场消息称，{T}正筹备向公众发售股份，并已接触多家承销商。',
      ],
    ],
    open: [['{T} plans to offer {stake} of its shares to investors.', '{T}计划向投资者发售{stake}的股份。']],
    done: [
      [
        '{T} has sold {stake} of its shares to institutional and retail investors.',
        '{T}已向机构和个人投资者发售{stake}的股份。',
      ],
    ],
    off: [['{T} has put off its share offering because of market conditions.', '受市场环境影响，{T}推迟发售股份。']],
  },
  asset: {
    rumour: [
      [
        '{T} has asked advisors to find a buyer for {asset}, people familiar with the matter said.',
        '据知情人士透露，{T}已委托顾问为{asset}寻找买家。',
      ],
    ],
    open: [
      [
        '{B} has agreed to buy {asset} from {T}; contracts and staff move with it.',
        '{B}已同意收购{T}的{asset}，相关合同和员工一并转移。',
      ],
    ],
    done: [
      [
        '{B} has taken over {asset} from {T} together with its contracts and staff.',
        '{B}已接收{T}的{asset}及相关合同和员工。',
      ],
    ],
    off: [['The sale of {asset} by {T} to {B} has been called off.', '{T}向{B}出售{asset}的交易已取消。']],
  },
  buyback: {
    rumour: [['The board of {T} is considering the purchase of its own shares.', '{T}董事会正考虑回购公司股份。']],
    open: [
      [
        'Shareholders of {T} have been asked to allow the company to buy back up to {stake} of its shares within a year.',
        '{T}提请股东授权公司在一年内回购最多{stake}的股份。',
      ],
    ],
    done: [['{T} has bought back {stake} of its shares on the market.', '{T}已在市场上回购{stake}的股份。']],
    off: [['{T} has ended its buy-back programme before its term.', '{T}提前终止了股份回购计划。']],
  },
}

/** What is known of the price. */
export const priceRows: [string, string][] = [
  [
    'The price is {price}, which values the whole of the company at {ev} including net debt, or {evx} times its revenue of {year}.',
    '价格为{price}，对应企业价值（含净债务）{ev}，为{year}年收入的{evx}倍。',
  ],
  [
    'The parties put the value at {price}; the enterprise value is {ev}.',
    '双方披露的金额为{price}，对应企业价值{ev}。',
  ],
  ['The value is {price}.', '金额为{price}。'],
]
export const estimateRows: [string, string][] = [
  [
    'The price was not disclosed; by the multiples of similar deals we estimate it at {price}.',
    '价格未披露，按同类交易的倍数估算约为{price}。',
  ],
  ['The parties kept the terms to themselves; our estimate is {price}.', '双方未公布条款，我们估计金额为{price}。'],
]
export const secretRows: [string, string][] = [
  ['Terms were not disclosed.', '交易条款未披露。'],
  ['The price has not been made public.', '价格未对外公布。'],
]

/** What the buyer held before. */
export const holdingRows: [string, string][] = [
  ['The buyer held {before} before; its holding rises to {after}.', '买方此前持股{before}，交易后增至{after}。'],
]

/** What the target is. */
export const targetRows: [string, string][] = [
  [
    '{T} of {city} has its business in {products}; in {year} it had revenue of {revenue}.',
    '{T}位于{city}，主营{products}，{year}年收入为{revenue}。',
  ],
  [
    'Based in {city}, {country}, the company is in the business of {products} and reported revenue of {revenue} for {year}.',
    '公司总部位于{country}{city}，主营{products}，{year}年收入为{revenue}。',
  ],
  [
    '{T}, which employs about {employees} people in {field}, had revenue of {revenue} in {year}.',
    '{T}从事{field}，员工约{employees}人，{year}年收入为{revenue}。',
  ],
]

/** How it is paid. */
export const financingRows: Record<string, [string, string][]> = {
  CASH: [
    ['The buyer pays in cash from its own funds.', '买方以自有资金现金支付。'],
    ['Payment is in cash at closing.', '交割时以现金支付。'],
  ],
  SHARE: [['Payment is in newly issued shares.', '以新发行的股份支付。']],
  DEBT: [
    ['Most of the price is borrowed.', '大部分价款来自借款。'],
    ['The purchase is financed by loans.', '收购资金来自贷款。'],
  ],
  MIX: [['Two thirds are paid in cash, the rest in shares.', '三分之二以现金支付，其余以股份支付。']],
}

/** Where the deal stands. */
export const outcomeRows: Record<Phase, [string, string][]> = {
  rumour: [
    ['No decision has been taken, and the talks may end without a deal.', '目前尚未作出决定，洽谈也可能无果而终。'],
    ['An announcement could follow within weeks, but may also not come.', '未来数周内可能公布，也可能不会。'],
  ],
  open: [
    [
      'Completion needs the approval of the competition authority and is expected in {expected}.',
      '交易尚需反垄断机构批准，预计{expected}完成。',
    ],
    ['The parties expect to close in {expected}.', '双方预计{expected}完成交割。'],
  ],
  done: [
    ['The deal was completed on {date}.', '交易已于{date}完成。'],
    ['Closing took place on {date} after all approvals had been given.', '在取得全部批准后，交易于{date}完成交割。'],
  ],
  off: [
    ['It ended on {date}; the parties did not agree on the price.', '交易于{date}终止，双方未能就价格达成一致。'],
    ['It ended on {date} after conditions had not been met in time.', '因条件未能如期满足，交易于{date}终止。'],
  ],
}
