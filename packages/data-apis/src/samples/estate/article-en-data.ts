import type { ArticleTexts } from './article-texts.ts'

/** What articles say in English. A sentence that asks for a fact that is not known is left out. */
export const englishTexts: ArticleTexts = {
  sale: {
    titles: [
      '{buyer} buys {property} in {city} for {value}',
      '{seller} sells {property} to {buyer}',
      '{city}: {property} changes hands',
      '{buyer} adds {property} to its {city} portfolio',
      '{value} {sector} deal closes in {district}',
    ],
    summaries: [
      'The {area} {type} in {district} was sold at a yield of {yield}.',
      '{buyer} has taken over the {type} in {district}; the price works out at {price}.',
      '~The {type} in {district} has a new owner. The parties kept the price to themselves.',
    ],
    body: [
      [
        '{buyer} has acquired {property}, a {type} in the {district} area of {city}, from {seller}. The price was {value}.',
        '{property} in {city} has been sold. {buyer} paid {value} for the {type}, according to the land register.',
        '~{property}, a {type} at {street} in {city}, now belongs to {buyer}. The price was not disclosed.',
      ],
      [
        'The building offers {area} on {floors} floors and was completed in {built}. At signing it was {occupancy} let.',
        'The property has {area} of gross floor area. It was built in {built} and refurbished in {renovated}.',
        '~The property has {area} of gross floor area and dates from {built}.',
        '~The property measures {area}.',
      ],
      [
        'At {price}, the deal reflects an initial yield of {yield}. Prime {sector} property in {city} stood at {primeYield} in the same quarter.',
        '~That corresponds to {price}.',
      ],
      [
        '“{city} remains one of the few places where we can still buy income at a sensible price,” said {person}, {position} at {buyer}.',
        '“We know the tenants and we know the street; that made the decision easy,” said {person}, {position} at {buyer}.',
        '“The building needs attention, and that is exactly why we wanted it,” said {person}, {position} at {buyer}.',
      ],
      [
        'The building holds a {certificate} certificate, which several bidders had made a condition.',
        '~Energy certification was not part of the deal; the new owner wants to apply for it within two years.',
      ],
      ['## The market'],
      [
        'In {quarter}, {sector} vacancy in {city} was {vacancy}, and prime rents {rentMove} over the year to {primeRent}.',
        'Prime {sector} rents in {city} {rentMove} over the year and stood at {primeRent} in {quarter}. Vacancy was {vacancy}.',
      ],
      ['{advisor} advised the parties.', '{advisor} brokered the sale.'],
    ],
  },
  land_sale: {
    titles: [
      '{buyer} secures a building site in {city}',
      'Site in {district} sold for {value}',
      '{city}: {buyer} buys land in {district}',
    ],
    summaries: [
      'The site in {district} cost {value}. Building is expected once the permits are in.',
      '{buyer} has bought a site in {district}, {city}.',
    ],
    body: [
      [
        '{buyer} has bought a site at {street} in {city} from {seller} for {value}.',
        '~{buyer} is the new owner of a site at {street} in {city}. Neither side gave a price.',
      ],
      ['The plans allow for {area}, most of it {sector}.', '~What will be built has not been decided.'],
      [
        '“Land in {district} rarely comes to market, so we did not hesitate,” said {person}, {position} at {buyer}.',
        '“We expect to hand in the building application within the year,” said {person}, {position} at {buyer}.',
      ],
      ['Land prices in {city} have followed {sector} prices, which stood at {marketPrice} in {quarter}.'],
      ['{advisor} advised on the sale.'],
    ],
  },
  lease: {
    titles: [
      '{buyer} takes space in {property}',
      '{buyer} signs lease at {property}, {city}',
      '{city}: {buyer} moves to {district}',
    ],
    summaries: [
      '{buyer} will pay {price} a year in {property}.',
      '{buyer} has signed a lease in {property}, {district}.',
    ],
    body: [
      [
        '{buyer} has leased space in {property} in {city}. The yearly rent is {value}.',
        '{buyer} is moving into {property}, a {type} in {district}, {city}. The landlord is {seller}.',
      ],
      [
        'At {price} a year, the rent compares with an average of {averageRent} for {sector} space in {city}.',
        '~The rent was not disclosed; {sector} space in {city} costs {averageRent} on average.',
      ],
      [
        '“Our teams wanted to be near the station, and they wanted windows,” said {person}, {position} at {buyer}.',
        '“We looked at eleven buildings and signed for the one that could grow with us,” said {person}, {position} at {buyer}.',
      ],
      ['The building, completed in {built}, is {occupancy} let.'],
      ['Take-up of {sector} space in {city} came to {takeUp} in {quarter}, with vacancy at {vacancy}.'],
      ['{advisor} represented the tenant.', '{advisor} advised the landlord.'],
    ],
  },
  financing: {
    titles: [
      '{lender} lends {value} against {property}',
      '{buyer} finances {property} with {lender}',
      '{city}: fresh loan for {property}',
    ],
    summaries: [
      'The loan of {value} is secured on {area} in {district}.',
      '{lender} has provided a loan for {property} in {city}.',
    ],
    body: [
      [
        '{lender} has granted {buyer} a loan of {value} secured on {property}, a {type} in {city}.',
        '~{lender} has granted {buyer} a loan secured on {property}, a {type} in {city}. The amount was not disclosed.',
      ],
      [
        'The money replaces an older loan and pays for work on the building’s services.',
        'The loan runs for five years, with an option to extend it by two.',
        'Half of the loan carries a fixed rate; the rest is hedged.',
      ],
      ['The building of {area} is {occupancy} let and belongs to {buyer}.', '~The building measures {area}.'],
      [
        '“Lenders have become choosy, but good buildings still get financed,” said {person}, {position} at {lender}.',
        '“We lend on leases that we have read, not on averages,” said {person}, {position} at {lender}.',
      ],
      ['Prime {sector} yields in {city} stood at {primeYield} in {quarter}.'],
      ['{advisor} arranged the loan.'],
    ],
  },
  joint_venture: {
    titles: ['{buyer} joins {seller} in {property}', '{seller} takes a partner into {property}'],
    summaries: ['{buyer} takes {stake} of the {type} in {district}.'],
    body: [
      ['{buyer} has taken {stake} of {property}, a {type} in {city}. {seller} keeps the rest and goes on managing it.'],
      [
        'The stake was priced at {value}, or {price} for the whole building.',
        '~The price of the stake was not disclosed.',
      ],
      ['“Sharing one building well beats owning two badly,” said {person}, {position} at {seller}.'],
      ['The partners want to buy more {sector} property in {city} together.'],
      ['Prime {sector} yields in {city} stood at {primeYield} in {quarter}.'],
    ],
  },
  pending: {
    titles: [
      '{seller} in talks to sell {property} to {buyer}',
      '{buyer} circles {property} in {city}',
      '{property}: exclusive talks under way',
    ],
    summaries: [
      'The {type} in {district} could fetch {value}, people close to the talks say.',
      'Talks over the {type} in {district} are at an advanced stage.',
    ],
    body: [
      [
        '{seller} is negotiating the sale of {property} in {city} with {buyer}, two people familiar with the matter said.',
      ],
      ['They put the price at about {value}, or {price}.', '~No price has been agreed.'],
      ['The {type} measures {area} and is {occupancy} let.', '~The {type} measures {area}.'],
      ['Both companies declined to comment. There is no certainty that the talks will end in a contract.'],
      ['Prime {sector} property in {city} yielded {primeYield} in {quarter}.'],
    ],
  },
  project_announced: {
    titles: [
      '{developer} plans {property} in {city}',
      '{city}: {developer} presents plans for {district}',
      '{area} planned in {district}',
    ],
    summaries: [
      'The {type} is to cost {investment} and to open in {completion}.',
      'The {type} in {district} is to measure {area}.',
    ],
    body: [
      ['{developer} wants to build {property}, a {type} with {area}, at {street} in {city}.'],
      ['The company puts the investment at {investment}.', '~The company gave no figure for the investment.'],
      ['Building is to begin in {start} and to end in {completion}.', '~A date for the start has not been set.'],
      [
        '“{district} has enough old stock; what it lacks is space that people choose,” said {person}, {position} at {developer}.',
        '“We have talked to the neighbours first, and it shows in the drawings,” said {person}, {position} at {developer}.',
      ],
      [
        'Vacancy of {sector} space in {city} was {vacancy} in {quarter}; {newSupply} was completed in the same quarter.',
      ],
    ],
  },
  project_started: {
    titles: [
      'Work begins on {property} in {city}',
      '{contractor} breaks ground for {property}',
      '{developer} starts building in {district}',
    ],
    summaries: ['{developer} is building {area} in {district}; completion is due in {completion}.'],
    body: [
      ['Work on {property}, a {type} at {street} in {city}, has begun. The developer is {developer}.'],
      ['{contractor} builds the {area} and is to hand them over in {completion}.'],
      ['The project costs {investment}.'],
      ['{lender} provides the construction loan.'],
      [
        '“Costs have settled, and that is what a developer needs most,” said {person}, {position} at {developer}.',
        '“A third of the space is let before the first crane stands,” said {person}, {position} at {developer}.',
      ],
      ['Prime {sector} rents in {city} {rentMove} over the year to {primeRent}.'],
    ],
  },
  project_completed: {
    titles: [
      '{property} completed in {city}',
      '{developer} hands over {property}',
      'New {sector} space for {district}',
    ],
    summaries: ['The {type} in {district} adds {area} to the market.'],
    body: [
      ['{developer} has completed {property}, a {type} with {area} in {district}, {city}.'],
      ['{contractor} built it in a little under three years.', '~It took a little under three years to build.'],
      ['The investment came to {investment}.'],
      [
        '“The first tenants move in this week,” said {person}, {position} at {developer}.',
        '“We are two months early, which nobody believes,” said {person}, {position} at {developer}.',
      ],
      ['The building has been awarded a {certificate} certificate.'],
      ['With it, new {sector} supply in {city} reaches {newSupply} in {quarter}; vacancy is {vacancy}.'],
    ],
  },
  project_stopped: {
    titles: ['{property} on hold', '{developer} halts {property} in {city}', '{city}: no start for {property}'],
    summaries: ['{developer} will not go ahead with the {type} in {district} for the time being.'],
    body: [
      ['{developer} has stopped {property}, a {type} with {area} planned at {street} in {city}.'],
      [
        'The company names costs and the lack of a tenant as reasons. {investment} had been earmarked.',
        '~The company names costs and the lack of a tenant as reasons.',
      ],
      ['“We build when it is let, not before,” said {person}, {position} at {developer}.'],
      ['Vacancy of {sector} space in {city} was {vacancy} in {quarter}.'],
    ],
  },
  data: {
    titles: [
      '{city} {sector} market in {quarter}: vacancy {vacancy}',
      'Figures for {quarter}: {sector} in {city}',
      '{city}: prime {sector} rents at {primeRent}',
    ],
    summaries: [
      'Prime rents {rentMove} over the year to {primeRent}; vacancy was {vacancy} and prime yields {primeYield}.',
    ],
    body: [
      [
        'Prime {sector} rents in {city} {rentMove} over the year and stood at {primeRent} in {quarter}. The average was {averageRent}.',
      ],
      ['Vacancy was {vacancy}, {vacancyMove} from a year earlier.'],
      ['## Supply and demand'],
      ['{newSupply} of new space was completed in the quarter, which brings the stock to {stock}.'],
      ['Take-up came to {takeUp}.'],
      ['## Capital market'],
      ['Prime yields stood at {primeYield}. The price for a unit of area averaged {marketPrice}.'],
      ['All figures by quarter, for the past ten years, are in the market indicators.'],
    ],
  },
  analysis: {
    titles: [
      'What vacancy of {vacancy} means for {city}',
      'Is {city} {sector} cheap at {primeYield}?',
      'Three things to watch in the {city} {sector} market',
      'Why {sector} rents in {city} {rentMove}',
    ],
    summaries: ['Rents {rentMove} over the year, while vacancy is {vacancy}. We look at what lies behind it.'],
    body: [
      [
        'The {sector} market of {city} sends mixed signals. Prime rents {rentMove} over the year, to {primeRent}; vacancy stands at {vacancy}, {vacancyMove} from a year earlier.',
      ],
      ['## Good space is scarce, other space is not'],
      [
        'The average hides two markets. New buildings with good transport are full, and their owners can name their price. Buildings of the eighties wait for tenants who may never come back.',
        'Most of the empty space is older than twenty years. What is new lets within months, and tenants pay for it: the gap between prime and average rents has rarely been wider.',
      ],
      ['## Supply'],
      [
        '{newSupply} was completed in {quarter}, on a stock of {stock}. That is little by the standards of the past decade, and the pipeline for the next two years is shorter still.',
      ],
      ['## Prices'],
      [
        'At {primeYield}, prime yields leave a small margin over government bonds. Buyers count on rents to do the rest.',
        'Prime yields of {primeYield} are above the trough of 2021 but well below the average of the decade before it.',
      ],
      ['## What to watch'],
      ['- How many leases of 2016 and 2017 are renewed, and at what size.'],
      ['- Whether refinancing forces sales; most loans of 2021 fall due within a year.'],
      ['- What the city allows to be converted into flats.'],
    ],
  },
  profile: {
    titles: ['Profile: {company}', '{company} in brief', 'Who is {company}?'],
    summaries: ['{company} is a {roles} from {country}. What it owns, what it builds, and where it is heading.'],
    body: [
      ['{company} is a {roles} with its seat in {country}.'],
      ['Its best-known property is {property} in {city}.', 'Among its properties is {property} in {city}.'],
      ['## Strategy'],
      [
        'The company has sold what did not fit and concentrates on {assets}. Debt has been brought down by longer loans with fewer banks.',
        'It prefers to hold what it builds. In recent years it has bought in {city} and other large cities, mostly {assets}.',
      ],
      ['“We would rather miss a good deal than close a bad one,” {person}, {position}, likes to say.'],
      ['## Outlook'],
      ['Lower interest rates would help; so would tenants who decide faster. The company gives no forecast.'],
    ],
  },
  interview: {
    titles: ['“{quote}”: {person} of {company}', '{person}, {company}: “{quote}”'],
    summaries: ['{person}, {position} at {company}, on prices, tenants and {city}.'],
    body: [
      ['{person} is {position} at {company}. We met at {property} in {city}.'],
      ['## You say the market has turned. How do you know?'],
      [
        '{quote}. Two years ago nobody called; now we have three offers for every good building. Rents in {city} {rentMove} over the year, and vacancy is {vacancy}.',
      ],
      ['## And the buildings that are not good?'],
      [
        'They become something else, or they become land. There is no price at which an office without daylight finds a tenant.',
      ],
      ['## What are you buying?'],
      [
        '{assets} first of all, in cities that we can reach by train. We look at leases, then at the roof, and at the price last.',
      ],
      ['## What would change your mind?'],
      ['If construction costs fell by a fifth, we would build more and buy less. I do not expect it.'],
    ],
  },
}

/** What people say in interviews. */
export const englishQuotes = [
  'The worst is behind us',
  'Good buildings were never out of fashion',
  'We stopped waiting for cheap money',
  'Tenants decide, not spreadsheets',
  'A lease is worth what the tenant is worth',
]
