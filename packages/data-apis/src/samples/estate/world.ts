import type { World } from './article-subjects.ts'
import { openBuildings } from './buildings.ts'
import { openPick, planEstateCompanies } from './companies.ts'
import { planProjects } from './projects.ts'
import { planTransactions } from './transactions.ts'

/** How many properties the sample has when nobody asks for fewer. */
export const propertyCount = 5000
/** Projects that came to nothing, whose buildings never were. */
const cancelledCount = 40

/** Everything but the articles, which tell of it. Fewer properties are the first of more, with the same ids. */
export function planWorld(count: number, companyCount: number | undefined): World {
  const companies = planEstateCompanies(companyCount)
  const pick = openPick(companies)
  const build = openBuildings(pick)
  const cancelled = Array.from({ length: cancelledCount }, (_, at) => build(propertyCount + at, 'planned'))
  const properties = Array.from({ length: count }, (_, at) => build(at))
  const projects = planProjects(properties, cancelled, pick)
  return { companies, cancelled, properties, projects, transactions: planTransactions(properties, pick) }
}
