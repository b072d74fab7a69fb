import { type Figure, median, printTable, round } from '../figure.ts'
import type { Profile, Visit } from './cold-visit.ts'
import type { Built } from './peer-sites.ts'

/** All that was measured of one side. */
export interface Measured extends Record<Profile, Visit[]> {
  name: string
  built?: Built | undefined
  clicks: Partial<Record<Profile, number[]>>
}

interface Goal {
  name: string
  unit: string
  /** Nothing where a side was not or cannot be measured. */
  value(side: Measured): number | undefined
  /** How much of the best of the others it may be, or of the best of those that are meant. */
  ratio?: number
  beside?: (side: Measured) => boolean
  /** What it may be whatever the others take. */
  atMost?: number
}

const visited = (profile: Profile, part: keyof Visit) => (side: Measured) =>
  median(side[profile].map(each => each[part]))
const clicked = (profile: Profile) => (side: Measured) => side.clicks[profile] && median(side.clicks[profile])
const worstShift = ({ plain, slow }: Measured) => Math.max(...[...plain, ...slow].map(({ shift }) => shift))
const megabytes = (part: 'html' | 'withoutStyles') => (side: Measured) => side.built && side.built[part] / 1e6

/** Of the others the page is empty, and its text comes later. */
const isWritten = ({ built }: Measured) => built !== undefined

const goals: Goal[] = [
  { name: '1 bytes until quiet', unit: 'B', value: visited('plain', 'bytes'), ratio: 0.4 },
  { name: '2 HTML and CSS', unit: 'B', value: visited('plain', 'page'), ratio: 0.35, beside: isWritten },
  { name: '3 script before any intent', unit: 'B', value: visited('plain', 'script'), ratio: 0.35 },
  { name: '5 requests', unit: '', value: visited('plain', 'requests'), ratio: 1.3 },
  { name: '6 text visible, plain', unit: 'ms', value: visited('plain', 'text'), ratio: 0.65 },
  { name: '7 text visible, slow', unit: 'ms', value: visited('slow', 'text'), ratio: 0.5 },
  { name: '8 LCP, slow', unit: 'ms', value: visited('slow', 'lcp'), ratio: 0.5 },
  { name: '9 FCP, slow', unit: 'ms', value: visited('slow', 'fcp'), ratio: 0.65 },
  { name: '10 blocking from the start, slow', unit: 'ms', value: visited('slow', 'blocking'), ratio: 0.4 },
  { name: '10 blocking from the start, plain', unit: 'ms', value: visited('plain', 'blocking'), atMost: 0 },
  { name: '11 main thread, slow', unit: 'ms', value: visited('slow', 'main'), ratio: 0.35 },
  { name: '12 layout shift, worst visit', unit: '', value: worstShift, atMost: 0.001 },
  { name: '13 click to content, plain', unit: 'ms', value: clicked('plain'), ratio: 0.25 },
  { name: '14 click to content, slow', unit: 'ms', value: clicked('slow'), ratio: 0.15 },
  { name: '17 heap after load', unit: 'B', value: visited('plain', 'heap'), atMost: 2_000_000 },
  {
    name: '17 heap after load',
    unit: 'B',
    value: visited('plain', 'heap'),
    ratio: 0.1,
    beside: ({ name }) => name === 'Docusaurus',
  },
  { name: '18 nodes', unit: '', value: visited('plain', 'nodes'), ratio: 0.7 },
  { name: '26 all pages, processor', unit: 's', value: side => side.built?.processor, ratio: 0.08 },
  { name: '27 HTML of all pages, as sent', unit: 'MB', value: megabytes('html'), ratio: 0.5 },
  { name: '27 the same without the style rules in each', unit: 'MB', value: megabytes('withoutStyles'), ratio: 0.5 },
]

/** Each figure of ours beside the best of the others, which is the least. */
export function tellGoals([ours, ...others]: Measured[]): Figure[] {
  return goals.map(({ name, unit, value, ratio, beside, atMost }) => {
    const figure = { name, unit, value: value(ours!) ?? Number.NaN }
    if (atMost !== undefined) return { ...figure, target: { atMost } }
    const [best] = others
      .filter(side => !beside || beside(side))
      .flatMap(side => ({ name: side.name, value: value(side) ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => a.value - b.value)
    return { ...figure, ...(best && { yardstick: best }), ...(ratio !== undefined && { target: { atMost: ratio } }) }
  })
}

/** Every figure of every side; nothing where there is none. */
export function printAll(sides: Measured[]): string {
  const rows = goals
    .filter(({ name }, at) => goals.findIndex(goal => goal.name === name) === at)
    .map(({ name, unit, value }) => [
      unit ? `${name}, ${unit}` : name,
      ...sides.map(side => {
        const found = value(side)
        return found === undefined ? '' : round(found)
      }),
    ])
  return `\nEach side, medians\n${printTable([['figure', ...sides.map(({ name }) => name)], ...rows])}`
}
