import type { Story } from './story.ts'

/**
 * English stories. Each sentence is one of its variants; `{+a|b}` is the first word where the figure grows and the second
 * where it falls.
 */
export const companyNews: Story[] = [
  {
    topic: 'ER',
    titles: [
      '{company} reports {growth} {+rise|fall} in {quarter} revenue',
      '{+Higher|Lower} {goods} sales {+lift|weigh on} {company} in {quarter}',
      '{company} posts {profit} profit for {quarter}',
    ],
    sentences: [
      [
        '{company}, a {city}-based company in {industry}, reported revenue of {revenue} for {quarter}, {+up|down} {growth} from the same quarter a year earlier.',
        'Revenue of {company} {+rose|fell} {growth} to {revenue} in {quarter}, the {city}-based company said in a statement.',
      ],
      [
        'Net profit came to {profit}, which puts the net margin at {margin}.',
        'Net profit was {profit}, compared with a market forecast that had been slightly {+lower|higher}.',
      ],
      [
        'Sales of {goods} at home {+held up well|were weak}, while export orders {+grew|shrank} for the second quarter in a row.',
        'Management put the {+improvement|decline} down to {+firmer prices for|softer demand for} {goods} and to the exchange rate.',
      ],
      [
        'The order book stood at {amount} at the end of the period.',
        'Operating costs grew more slowly than wages in {country}, helped by lower energy bills.',
        '',
      ],
      [
        '“Demand {+held up better|was weaker} than we had planned for,” the chief executive said. The company {+kept|lowered} its guidance for {year}.',
        'The board will propose a dividend of one third of net profit to the shareholders.',
      ],
    ],
  },
  {
    topic: 'IN',
    titles: [
      '{company} to invest {amount} in new plant near {city}',
      '{company} expands {goods} capacity with {amount} project',
      '{company} breaks ground on {amount} site in {country}',
    ],
    sentences: [
      [
        '{company} will spend {amount} on a new production site outside {city}, the company announced.',
        'The board of {company} has approved an investment of {amount} that will raise its capacity for {goods} by {growth}.',
      ],
      [
        'Construction starts this autumn and should be finished within {months} months.',
        'The site will be connected to the railway, which cuts the cost of bringing {goods} to the port.',
      ],
      [
        'About {jobs} jobs will be created, most of them in production and maintenance.',
        'The project is financed from cash flow and by a loan from a syndicate of local banks.',
      ],
      [
        'Local authorities in {city} have granted a tax allowance for ten years.',
        '{partner} will supply part of the equipment under a contract signed last month.',
        '',
      ],
      [
        'Investment in {industry} in {country} has {+grown|slowed} this year as borrowing costs {+eased|stayed high}.',
        'Analysts expect the new capacity to put pressure on the prices of smaller rivals.',
      ],
    ],
  },
  {
    topic: 'CT',
    titles: [
      '{company} wins {amount} contract from {partner}',
      '{partner} picks {company} as supplier of {goods}',
      '{company} signs three-year supply deal worth {amount}',
    ],
    sentences: [
      [
        '{company} has signed a contract worth {amount} to supply {partner} with {goods}, the two companies said.',
        '{partner} has chosen {company} of {city} as its main supplier of {goods} in a deal worth {amount}.',
      ],
      [
        'Deliveries begin next quarter and run for three years, with an option for two more.',
        'The contract was awarded after a tender in which five bidders from {country} and abroad took part.',
      ],
      [
        'The deal equals about {margin} of the annual revenue of {company}.',
        'It is the largest order that the company has won outside its home region.',
      ],
      [
        'Prices are tied to an index, so that neither side carries the whole risk of raw materials.',
        'A penalty clause covers late delivery; the parties did not publish further terms.',
        '',
      ],
    ],
  },
  {
    topic: 'MA',
    titles: [
      '{company} agrees to buy {stake} of {partner}',
      '{company} in merger talks with {partner}',
      'Regulator clears acquisition of {partner} stake by {company}',
    ],
    sentences: [
      [
        '{company} has agreed to acquire {stake} of {partner} for {amount}, subject to the approval of the competition authority.',
        'Talks about a merger of {company} and {partner} have reached the final stage, people close to both companies said.',
      ],
      [
        'The purchase price is about {multiple} times the operating profit of the target.',
        'The sellers are two private-equity funds that entered in 2019.',
      ],
      [
        'Together the two would hold roughly a fifth of the market for {goods} in {country}.',
        'Both brands will be kept, while purchasing and logistics will be merged in {city}.',
      ],
      [
        'The acquisition is to be closed by the end of {quarter}.',
        'Shareholders of {company} will vote on a capital increase next month.',
      ],
      ['The share price of {company} {+rose|fell} {small} after the announcement.', ''],
    ],
  },
  {
    topic: 'MG',
    titles: [
      '{company} names new chief executive',
      'Chief financial officer of {company} to step down',
      'Supervisory board of {company} reshuffles management',
    ],
    sentences: [
      [
        '{company} has appointed a new chief executive, who takes over at the beginning of next month.',
        'The chief financial officer of {company} will leave at the end of the year after seven years in office, the company said.',
      ],
      [
        'The successor has worked for {partner} and knows the business of {industry} well.',
        'Until a successor is found, the head of the {city} division will fill the post.',
      ],
      [
        'The new management wants to bring the net margin above {margin} within three years.',
        'The owners expect faster growth abroad and fewer product lines.',
      ],
      [
        'Revenue of the company was {revenue} in the last financial year.',
        'The company employs about {employees} people.',
      ],
    ],
  },
  {
    topic: 'FN',
    titles: [
      '{company} places {amount} bond',
      'Banks refinance {amount} of debt of {company}',
      'Rating agency {+raises|lowers} outlook of {company}',
    ],
    sentences: [
      [
        '{company} has placed bonds worth {amount} with a maturity of five years and a coupon of {coupon}.',
        'A group of four banks has refinanced {amount} of loans to {company} at a rate of {coupon}.',
      ],
      [
        'The order book was {+more than twice|barely} covered; pension funds from {country} took the largest part.',
        'The proceeds will repay older debt and pay for the expansion of the {city} site.',
      ],
      [
        'Net debt now stands at {multiple} times operating profit.',
        'The rating agency pointed to {+steady cash flow|weaker cash flow} and {+a shorter|a longer} list of open projects.',
      ],
      ['The central bank has left its policy rate at {rate}.', ''],
    ],
  },
  {
    topic: 'EX',
    titles: [
      '{company} {+doubles|cuts} exports of {goods} to {destination}',
      '{country}: exports of {goods} {+rise|fall} {growth}',
      '{company} opens sales office in {destination}',
    ],
    sentences: [
      [
        '{company} sold {+more|less} {goods} abroad in {month}: exports {+rose|fell} {growth} on the year.',
        'Exports of {goods} from {country} {+rose|fell} {growth} in {month}, according to the customs service.',
      ],
      [
        '{destination} remained the most important market, followed by the neighbouring countries.',
        'The port handled record volumes of {goods}, and freight rates stayed {+high|low}.',
      ],
      [
        'Exporters complain about slow border checks and the cost of insurance.',
        'A weaker currency made goods from {country} cheaper, while tariffs remained unchanged.',
      ],
      [
        '{company} expects to sell {margin} of its output abroad by the end of {year}.',
        'The trade ministry has promised to extend export credit guarantees until {nextYear}.',
      ],
    ],
  },
  {
    topic: 'PR',
    titles: [
      '{company} launches new line of {goods}',
      '{company} opens research centre in {city}',
      '{company} moves to low-carbon production in {city}',
    ],
    sentences: [
      [
        '{company} has presented a new range of {goods} that needs a third less energy to make.',
        '{company} opened a research centre in {city} where {jobs} engineers will work on new {goods}.',
      ],
      [
        'The product comes to the shops in {country} next month, and abroad in {nextYear}.',
        'Development took two years and cost {amount}.',
      ],
      [
        'Solar panels on the roof cover a quarter of the electricity that the plant needs.',
        'Large customers such as {partner} have already placed orders.',
      ],
      ['Emission rules in {country} become stricter in {nextYear}, which favours suppliers that invest early.', ''],
    ],
  },
  {
    topic: 'LB',
    titles: [
      '{company} to {+hire|cut} {jobs} people in {city}',
      'Unions and {company} agree on {small} pay rise',
      '{company} {+enlarges|trims} its workforce in {city}',
      'Strike at {company} plant in {city} ends',
    ],
    sentences: [
      [
        '{company} plans to {+hire|cut} {jobs} jobs at its {city} site by the end of {year}.',
        'Workers of {company} in {city} have returned to work after the unions accepted a pay rise of {small}.',
      ],
      [
        'The company employs about {employees} people, most of them in {country}.',
        'The agreement runs for two years and covers the subsidiaries as well.',
      ],
      [
        'Skilled workers remain scarce in {industry}, and wages grow faster than consumer prices.',
        'Production of {goods} was not affected, the company said.',
      ],
    ],
  },
  {
    topic: 'RG',
    titles: [
      'New rules for {industry} in {country} from {nextYear}',
      'Competition authority fines {company} {fine}',
      'Court rejects appeal of {company} in licence dispute',
    ],
    sentences: [
      [
        'The government of {country} has adopted new rules for {industry} that come into force on 1 January {nextYear}.',
        'The competition authority of {country} has fined {company} {fine} for agreements on the prices of {goods}.',
        'A court in {city} has rejected the appeal of {company} against the withdrawal of a licence.',
      ],
      [
        'Companies have to report their suppliers and the origin of {goods} every quarter.',
        'The company said that it would appeal and that it had made provisions for the case.',
        'The company may still turn to the supreme court within thirty days.',
      ],
      [
        'Lawyers expect the decision to matter for the whole of {industry}.',
        'Small companies with fewer than fifty employees are exempt until the end of {nextYear}.',
      ],
      ['The industry association called the step a burden at a time of {+rising|falling} demand.', ''],
    ],
  },
]

/** Paragraphs of longer texts on an industry in a country. */
export const industryReport: Story = {
  topic: 'SE',
  titles: [
    '{country}: {industry} – sector report {year}',
    '{industry} in {country}: outlook {nextYear}',
    '{country} {industry} monitor, {quarter}',
  ],
  sentences: [
    [
      'Overview. The market for {goods} in {country} was worth {market} in {year}, {+up|down} {growth} on the year before. Domestic demand accounts for about two thirds of it, and exports for the rest.',
      'Summary. Output of {industry} in {country} {+expanded|contracted} by {growth} in {year}. We expect the trend to continue in {nextYear}, although at a slower pace.',
    ],
    [
      'Demand. Orders from construction and from retailers {+picked up|weakened} in the second half of the year. Households spend {+more|less} than a year ago, because real wages have {+risen|fallen}.',
      'Demand. Large customers sign longer contracts than before the pandemic, and they ask for proof of origin. This favours suppliers with their own logistics.',
    ],
    [
      'Supply. Capacity utilisation averaged {utilisation}. New plants near {city} will add to supply from {nextYear} on, while older ones are being closed.',
      'Supply. Imports cover a growing part of consumption. Energy remains the largest cost after raw materials, and long-term power contracts have become common.',
    ],
    [
      'Prices. Producer prices for {goods} {+rose|fell} {small} over the year, while consumer price inflation was {rate}.',
      'Prices. Margins are under pressure: input costs have grown faster than selling prices in three of the last four quarters.',
    ],
    [
      'Companies. The leading suppliers are {company}, {partner} and {third}. The five largest together hold {share} of the market.',
      'Companies. {company} remains the market leader with revenue of {revenue}; {partner} and {third} follow. Mergers among smaller firms continue.',
    ],
    [
      'Regulation. Stricter emission limits come into force in {nextYear}. Subsidies for efficient equipment are available until the end of that year.',
      'Financing. Banks have become more careful, but companies with steady cash flow borrow at about {coupon}.',
    ],
    [
      'Outlook. We forecast growth of {small} in {nextYear}. Risks are the exchange rate, the price of energy and the pace of public investment.',
      'Outlook. Consolidation will go on. We expect two or three larger transactions in the next twelve months.',
    ],
  ],
}

/** Paragraphs of longer texts on one company. */
export const companyReport: Story = {
  topic: 'CP',
  titles: [
    '{company}: company report {year}',
    '{company} – profile and financial analysis',
    '{company}: initiating coverage',
  ],
  sentences: [
    [
      'Profile. {company} is based in {city}, {country}, and works in {industry}. It employs about {employees} people.',
      'Business. {company} makes and sells {goods}, mainly in {country}. Its headquarters are in {city}.',
    ],
    [
      'Financial results. Revenue {+rose|fell} {growth} to {revenue} in {year}. Net profit was {profit}, a net margin of {margin}.',
      'Financial results. The company earned {profit} on revenue of {revenue} in {year}; revenue {+grew|shrank} by {growth}.',
    ],
    [
      'Balance sheet. Net debt is {multiple} times operating profit. The current ratio has {+improved|worsened} since last year.',
      'Cash flow. Capital expenditure took {amount}, most of it for the site in {city}. Free cash flow was {+positive|negative}.',
    ],
    [
      'Competition. The main rivals are {partner} and {third}. The company competes on service and delivery times rather than on price.',
      'Customers. The ten largest customers bring about {share} of revenue. Contracts usually run for one to three years.',
    ],
    [
      'Strategy. Management wants to raise the part of exports and to enter {destination} by {nextYear}.',
      'Strategy. The company invests in automation, and it has sold activities that do not belong to its core.',
    ],
    [
      'Risks. Prices of raw materials, the exchange rate, and dependence on a few customers.',
      'Valuation. The company trades at {multiple} times operating profit, in line with its peers.',
    ],
  ],
}

/** Paragraphs of longer texts on the economy of a country. */
export const macroReport: Story = {
  topic: 'EC',
  titles: [
    '{country}: economic outlook, {quarter}',
    '{country}: inflation at {rate} in {month}',
    '{country}: central bank {+raises|cuts} policy rate',
  ],
  sentences: [
    [
      'Growth. Gross domestic product of {country} {+grew|shrank} by {small} in {quarter}. Investment and private consumption {+contributed most|were the weak points}.',
      'Activity. Industrial production {+rose|fell} {small} in {month}; retail sales moved in the same direction.',
    ],
    [
      'Inflation. Consumer prices were {rate} higher in {month} than a year ago. Food and energy explain more than half of the increase.',
      'Inflation. Core inflation has {+edged up|eased}, and the central bank sees headline inflation back in its target band in {nextYear}.',
    ],
    [
      'Monetary policy. The central bank {+raised|cut} its policy rate by 25 basis points to {coupon}. Markets expect no further step this year.',
      'Labour market. Unemployment is {+lower|higher} than a year ago, and nominal wages grow by about {small}.',
    ],
    [
      'External balance. Exports {+rose|fell} {growth} on the year, imports moved less. The current account shows a small {+surplus|deficit}.',
      'Public finance. The budget deficit for {year} will be close to {deficit} of gross domestic product.',
    ],
    [
      'Outlook. We forecast growth of {small} for {nextYear}. The main risks are external demand and the price of energy.',
      'Outlook. Leading indicators point to a {+solid|slow} start into {nextYear}.',
    ],
  ],
}

/** Short texts that go with a table. */
export const statistics: Story = {
  topic: 'EC',
  titles: [
    '{country}: producer prices in {industry}, {month}',
    '{country}: output of {goods}, monthly table',
    '{country}: foreign trade in {goods}, {month}',
  ],
  sentences: [
    ['The table shows monthly figures for {country}, seasonally adjusted, as an index with 2021 = 100.'],
    ['The index stood at {index} in {lastMonth}, a change of {change}% on the month before.'],
    ['The figures of the last two months are preliminary. Source: statistical office and customs service.'],
  ],
}

/** Texts on several countries at once. */
export const regionalReport: Story = {
  topic: 'EC',
  titles: [
    'Emerging markets weekly: {country}, {second} and {thirdCountry}',
    'Regional survey of {industry}: {country}, {second}, {thirdCountry}',
    'Trade flows between {country}, {second} and {thirdCountry}',
  ],
  sentences: [
    [
      'This issue compares {country}, {second} and {thirdCountry}. Growth was strongest in {country}, where investment {+rose|fell} {growth}.',
      'Trade between {country}, {second} and {thirdCountry} {+grew|shrank} by {growth} over the year, mostly in {goods}.',
    ],
    [
      'Currencies: exchange rates were stable in {second}, while {thirdCountry} saw capital leave after the central bank meeting.',
      'Inflation is {rate} in {country} and lower in both neighbours.',
    ],
    [
      'Companies: {company} and {partner} have announced projects in more than one of the three countries.',
      'Industry: {industry} benefits from shorter supply chains, and buyers move orders closer to home.',
    ],
    [
      'Calendar: policy meetings in all three countries fall into the coming month.',
      'Risk: elections in {nextYear} may delay public investment.',
    ],
  ],
}

/** What news closes with. */
export const background = [
  '{company} was founded in {founded} and has its headquarters in {city}. It employs about {employees} people.',
  'The {city}-based company, founded in {founded}, is one of the better-known names in {industry} in {country}.',
  'In the last financial year {company} had revenue of {annual} and about {employees} employees.',
]
