import type { AdvisorType, Role } from '../../dealwatch/codes.ts'
import type { Chance } from '../random.ts'
import type { AdvisorPlan } from './advisor-plan.ts'
import type { DealPlan } from './deal-plan.ts'

export interface AdvicePlan {
  advisorId: number
  type: AdvisorType
  side: Role
}

/** Chance that a side of a deal has an advisor of a kind. */
const kinds: [AdvisorType, number][] = [
  ['FIN', 0.42],
  ['LEG', 0.48],
  ['ACC', 0.16],
  ['STR', 0.07],
]

/** Who advises whom: each side has advisors of its own, from its country if there are any, and the busy ones most. */
export function planAdvice(
  { parties, timeline, terms }: DealPlan,
  advisors: AdvisorPlan[],
  dice: Chance,
): AdvicePlan[] {
  if (timeline.status === 'RUM') return []
  const taken = new Set<number>()
  const isLarge = (terms.value?.usd ?? 0) > 20
  return (['target', 'buyer', 'seller'] as const).flatMap(side => {
    const party = parties.find(one => one.role === side)
    if (!party || party.isPerson) return []
    return kinds.flatMap(([type, share]) => {
      if (dice.next() > (isLarge ? share * 1.4 : share * 0.6)) return []
      const advisor = chooseAdvisor(advisors, type, party.countryCode, taken, dice)
      taken.add(advisor.id)
      return [{ advisorId: advisor.id, type, side }]
    })
  })
}

function chooseAdvisor(advisors: AdvisorPlan[], type: AdvisorType, country: string, taken: Set<number>, dice: Chance) {
  const able = advisors.filter(({ id, types }) => types.includes(type) && !taken.has(id))
  const near = able.filter(({ countryCode }) => countryCode === country)
  const among = near.length && dice.next() < 0.65 ? near : able
  return among[Math.floor(dice.next() ** 2 * among.length)]!
}
