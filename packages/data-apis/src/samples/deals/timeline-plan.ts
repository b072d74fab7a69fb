import type { DealStatus, DealType } from '../../dealwatch/codes.ts'
import { addDays, dayNumber, today } from '../calendar.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import type { Chance } from '../random.ts'
import { chooseWeighted } from './weighted.ts'

type EventType =
  | 'rumour'
  | 'announcement'
  | 'agreement'
  | 'shareholder-approval'
  | 'regulatory-approval'
  | 'completion'
  | 'cancellation'
  | 'withdrawal'

/** How far a deal has come, with its steps in order. Days as YYYY-MM-DD. */
export interface Timeline {
  status: DealStatus
  announcedOn: string
  completedOn: string | null
  /** When an open deal is expected to close. */
  expectedOn: string
  steps: { date: string; type: EventType }[]
}

interface Setting {
  type: DealType
  target: CompanyPlan
  isCrossBorder: boolean
  /** The year before which one of the companies did not exist. */
  firstYear: number
}

/** Deals were first kept ten years before the end of the sample. */
const firstDay = '2016-11-01'

/** Chances of the statuses of a deal, in percent, by its age in days: the first row that is old enough. */
const statusChances: [number, [DealStatus, number][]][] = [
  [
    540,
    [
      ['COM', 88],
      ['CAN', 6],
      ['WDN', 5],
      ['RUM', 1],
    ],
  ],
  [
    240,
    [
      ['COM', 76],
      ['PEN', 12],
      ['CAN', 5],
      ['WDN', 4],
      ['RUM', 3],
    ],
  ],
  [
    60,
    [
      ['COM', 42],
      ['PEN', 38],
      ['ANN', 10],
      ['CAN', 3],
      ['WDN', 2],
      ['RUM', 5],
    ],
  ],
  [
    0,
    [
      ['ANN', 48],
      ['PEN', 24],
      ['RUM', 24],
      ['COM', 4],
    ],
  ],
]

const offered = new Set<DealType>(['IPO', 'SPO', 'BUY'])

export function planTimeline(setting: Setting, dice: Chance): Timeline {
  // rather more deals towards the end, and none on the last days, so that each has a day after it
  const from = setting.firstYear > 2016 ? `${setting.firstYear}-01-05` : firstDay
  const span = dayNumber(today) - dayNumber(from)
  const announcedOn = addDays(from, Math.floor(dice.next() ** 0.85 * (span - 3)))
  const age = dayNumber(today) - dayNumber(announcedOn)
  const [, chances] = statusChances.find(([least]) => age >= least)!
  const status = chooseWeighted(chances, dice.next())
  const length = Math.round((offered.has(setting.type) ? 12 : 25) + dice.next() ** 2 * 260)
  const lastOn = addDays(announcedOn, Math.min(age - 1, length))
  return {
    status,
    announcedOn,
    completedOn: status === 'COM' ? lastOn : null,
    expectedOn: addDays(announcedOn, Math.max(length, age + 40)),
    steps: listSteps(setting, { status, announcedOn, lastOn }, dice),
  }
}

const lastSteps: Partial<Record<DealStatus, EventType>> = {
  COM: 'completion',
  CAN: 'cancellation',
  WDN: 'withdrawal',
}

interface Span {
  status: DealStatus
  announcedOn: string
  lastOn: string
}

function listSteps({ type, target, isCrossBorder }: Setting, { status, announcedOn, lastOn }: Span, dice: Chance) {
  const between = (share: number) =>
    addDays(announcedOn, Math.floor((dayNumber(lastOn) - dayNumber(announcedOn)) * share))
  const steps: Timeline['steps'] = []
  const add = (date: string, type: EventType) => steps.push({ date, type })
  if (status === 'RUM') {
    add(announcedOn, 'rumour')
    return steps
  }
  if (dice.next() < 0.2) add(addDays(announcedOn, -8 - Math.floor(dice.next() * 50)), 'rumour')
  add(announcedOn, 'announcement')
  if (status === 'ANN') return steps
  if (!offered.has(type)) add(between(0.2 * dice.next()), 'agreement')
  if (target.isListed && type !== 'AST' && type !== 'MIN')
    add(between(0.25 + 0.25 * dice.next()), 'shareholder-approval')
  const isCleared = status === 'COM' || (status === 'PEN' && dice.next() < 0.3)
  if (isCleared && (isCrossBorder || type === 'MER')) add(between(0.6 + 0.35 * dice.next()), 'regulatory-approval')
  const last = lastSteps[status]
  if (last) add(lastOn, last)
  return steps
}
