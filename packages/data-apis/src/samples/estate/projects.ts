import type { ProjectStage } from '../../real-estate/codes.ts'
import { addDays, today } from '../calendar.ts'
import type { Building, Pick } from './buildings.ts'
import { priceOn } from './buildings.ts'
import type { EstateCompany } from './companies.ts'
import { type Dice, rollDice } from './dice.ts'
import { significant } from './levels.ts'

export interface ProjectPlan {
  building: Building
  stage: ProjectStage
  announcedOn: string
  startsOn: string | null
  completesOn: string | null
  developers: EstateCompany[]
  contractors: EstateCompany[]
  lenders: EstateCompany[]
  investment: number | null
  updatedOn: string
}

/** Buildings are projects from their announcement on; older ones are not remembered. */
const firstYear = 2018

const stagesOfPlans: [ProjectStage, number][] = [
  ['announced', 25],
  ['planning', 38],
  ['permitted', 27],
  ['on_hold', 10],
]

/** The projects that become, or would have become, the buildings; those that came to nothing first. */
export function planProjects(buildings: Building[], cancelled: Building[], pick: Pick): ProjectPlan[] {
  const plans = buildings.flatMap((building, at) => {
    const dice = rollDice(`project ${at}`)
    const stage = stageOf(building, dice)
    return stage ? [planProject(building, stage, dice, pick)] : []
  })
  const ended = cancelled.map((building, at) => planProject(building, 'cancelled', rollDice(`cancelled ${at}`), pick))
  return [...ended, ...plans]
}

function stageOf({ status, built, type }: Building, dice: Dice): ProjectStage | undefined {
  if (status === 'under_construction') return 'under_construction'
  if (status === 'planned') return dice.weighted(stagesOfPlans)
  return type !== 'land' && built !== null && built >= firstYear && dice.is(0.5) ? 'completed' : undefined
}

function planProject(building: Building, stage: ProjectStage, dice: Dice, pick: Pick): ProjectPlan {
  const { country } = building.city
  const days = planDays(building, stage, dice)
  const isBuilt = stage === 'completed' || stage === 'under_construction'
  const worth = priceOn(building, days.completesOn ?? today) * building.gross
  const ownDeveloper = pick('developer', country, dice)
  return {
    ...{ building, stage, ...days },
    developers: stage === 'completed' ? [ownDeveloper] : building.owners,
    contractors: isBuilt || stage === 'permitted' ? [pick('contractor', country, dice)] : [],
    lenders: isBuilt && dice.is(0.7) ? [pick('lender', country, dice)] : [],
    investment: dice.is(0.9) ? significant(worth * (0.62 + dice.next() * 0.2), 3) : null,
    updatedOn: lastNews(stage, days, building.updatedOn),
  }
}

type Days = { [Name in 'announcedOn' | 'startsOn' | 'completesOn']: ProjectPlan[Name] }

const lesser = (a: string, b: string) => (a < b ? a : b)

/** A project is reported on when it is announced, begun and completed, and may be in between. */
function lastNews(stage: ProjectStage, { announcedOn, startsOn, completesOn }: Days, updatedOn: string): string {
  if (stage === 'completed') return lesser(addDays(completesOn!, 20), today)
  const steps = [announcedOn, startsOn ?? '', updatedOn].filter(day => day <= today)
  return steps.sort().at(-1)!
}

/** Announced, then begun, then completed; what lies ahead is what is planned today. */
function planDays({ built }: Building, stage: ProjectStage, dice: Dice): Days {
  const time = dice.between(500, 1300) // of building
  const lead = dice.between(150, 900) // of planning before
  if (stage === 'completed') {
    const completesOn = lesser(addDays(`${built}-01-01`, dice.between(10, 355)), addDays(today, -dice.between(5, 200)))
    const startsOn = addDays(completesOn, -time)
    return { completesOn, startsOn, announcedOn: addDays(startsOn, -lead) }
  }
  if (stage === 'under_construction') {
    const startsOn = addDays(today, -Math.round(time * (0.1 + dice.next() * 0.8)))
    return { startsOn, completesOn: addDays(startsOn, time), announcedOn: addDays(startsOn, -lead) }
  }
  const announcedOn = addDays(today, -dice.between(10, stage === 'announced' ? 240 : 1500))
  const hasDates = stage === 'planning' || stage === 'permitted' || (stage === 'announced' && dice.is(0.5))
  const startsOn = hasDates ? addDays(today, dice.between(30, 700)) : null
  return { announcedOn, startsOn, completesOn: startsOn && addDays(startsOn, time) }
}
