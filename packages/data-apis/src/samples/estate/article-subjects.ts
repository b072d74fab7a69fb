import type { ArticleType, PropertyType } from '../../real-estate/codes.ts'
import { addDays, today } from '../calendar.ts'
import type { Writer } from './article-facts.ts'
import type { Facts, Story } from './article-texts.ts'
import { roleWords } from './article-word-data.ts'
import type { Building } from './buildings.ts'
import { countryNameOf, type EstateCompany } from './companies.ts'
import { type Dice, rollDice } from './dice.ts'
import { measuredTypes } from './levels.ts'
import { type Market, markets } from './places.ts'
import type { ProjectPlan } from './projects.ts'
import type { TransactionPlan } from './transactions.ts'

/** What there is to write about. */
export interface World {
  /** Sites of projects that came to nothing. */
  cancelled: Building[]
  properties: Building[]
  projects: ProjectPlan[]
  transactions: TransactionPlan[]
  companies: EstateCompany[]
}

/** A subject of an article, and the day on which it came up. */
export interface Subject {
  story: Story
  type: ArticleType
  date: string
  market: Market
  sector: PropertyType
  building?: Building
  companies: EstateCompany[]
  facts: (write: Writer) => Facts
}

/** Deals before it are not written about. */
const firstDay = '2019-06-01'

function dealSubject(deal: TransactionPlan): Subject {
  const { building, type, status, date, buyers, sellers, lenders, advisors, value, pricePerArea } = deal
  const sales: Story = status === 'completed' ? 'sale' : 'pending'
  const stories = { sale: sales, portfolio_sale: sales, refinancing: 'financing' } as Partial<
    Record<typeof type, Story>
  >
  const { city } = building
  return {
    ...{ story: stories[type] ?? (type as Story), type: 'news', date: addDays(date, 1), building },
    ...{ market: building.market, sector: building.type },
    companies: [...new Set([...buyers, ...sellers, ...lenders, ...advisors])],
    facts: write => ({
      buyer: buyers[0] && write.company(buyers[0]),
      seller: sellers[0] && write.company(sellers[0]),
      lender: lenders[0] && write.company(lenders[0]),
      advisor: advisors[0] && write.company(advisors[0]),
      value: value === null ? undefined : write.amount(value, city.currency),
      price: pricePerArea === null ? undefined : write.price(pricePerArea, city),
      yield: deal.yield === null ? undefined : write.percent(deal.yield),
      stake: deal.stake === null ? undefined : write.percent(deal.stake),
    }),
  }
}

/** What could be written when the project was announced, begun, completed or stopped. */
function projectSubjects(project: ProjectPlan): Subject[] {
  const { building, stage, announcedOn, startsOn, completesOn, developers, contractors, lenders, investment } = project
  const [developer, contractor, lender] = [developers[0]!, contractors[0], lenders[0]]
  const about = (story: Story, date: string | null): Subject[] => {
    if (!date || date > today || date < '2017-01-01') return []
    return [
      {
        ...{ story, date, type: 'news', building, market: building.market, sector: building.type },
        companies: [developer, contractor, lender].filter(company => company !== undefined),
        facts: write => ({
          developer: write.company(developer),
          contractor: contractor && write.company(contractor),
          lender: lender && write.company(lender),
          investment: investment === null ? undefined : write.amount(investment, building.city.currency),
          start: startsOn && startsOn > date ? write.month(startsOn) : undefined,
          completion: completesOn ? write.month(completesOn) : undefined,
          ...(story === 'project_announced' && { built: undefined, certificate: undefined }),
        }),
      },
    ]
  }
  const isStopped = stage === 'on_hold' || stage === 'cancelled'
  return [
    ...about('project_announced', announcedOn),
    ...about('project_started', startsOn),
    ...(stage === 'completed' ? about('project_completed', completesOn) : []),
    ...(isStopped ? about('project_stopped', project.updatedOn) : []),
  ]
}

/** Figures and views of city markets. */
export const marketSubjects = (count: number): Subject[] =>
  Array.from({ length: count }, (_, at) => {
    const dice = rollDice(`market story ${at}`)
    const story = dice.is(0.56) ? 'data' : 'analysis'
    const date = addDays('2026-10-20', -Math.floor(dice.next() ** 1.4 * (story === 'data' ? 2600 : 1500)))
    const market = dice.one(markets.filter(({ parentId }) => parentId === null))
    return { story, type: story, date, market, sector: dice.one(measuredTypes), companies: [], facts: () => ({}) }
  })

/** What is written about each site: some of its deals, of the steps of its project, and of its owner. */
export function siteSubjects({ cancelled, properties, projects, transactions }: World): Subject[] {
  const projectOf = new Map(projects.map(project => [project.building, project]))
  const deals = Map.groupBy(transactions, ({ building }) => building)
  return [...cancelled, ...properties].flatMap((building, at) => {
    const dice = rollDice(`stories ${at}`)
    const project = projectOf.get(building)
    return [
      ...(deals.get(building) ?? []).filter(({ date }) => date > firstDay && dice.is(0.5)).map(dealSubject),
      ...(project ? projectSubjects(project).filter(() => dice.is(0.3)) : []),
      ...(dice.is(0.05) ? [companySubject('profile', building, dice)] : []),
      ...(dice.is(0.03) ? [companySubject('interview', building, dice)] : []),
    ]
  })
}

function companySubject(story: 'profile' | 'interview', building: Building, dice: Dice): Subject {
  const company = building.owners[0]!
  const date = addDays(today, -dice.between(3, 1900))
  return {
    ...{ story, type: story, date, building, market: building.market, sector: building.type, companies: [company] },
    facts: write => ({
      company: write.company(company),
      country: write.name(countryNameOf(company)),
      roles: write.name({ en: roleWords.en[company.roles[0]!], zh: roleWords.zh[company.roles[0]!] }),
    }),
  }
}
