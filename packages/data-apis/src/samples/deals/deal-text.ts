import type { Words } from '@portal/domain/language.ts'
import type { DealStatus, DealType } from '../../dealwatch/codes.ts'
import type { Chance } from '../random.ts'
import type { DealPlan } from './deal-plan.ts'
import {
  estimateRows,
  financingRows,
  holdingRows,
  leadRows,
  outcomeRows,
  priceRows,
  secretRows,
  targetRows,
} from './description-data.ts'
import { eventRows } from './event-data.ts'
import { type Facts, listFacts, writeBoth } from './facts.ts'
import { rationaleRows } from './rationale-data.ts'
import { titleRows } from './title-data.ts'

const phases = {
  RUM: 'rumour',
  ANN: 'open',
  PEN: 'open',
  COM: 'done',
  CAN: 'off',
  WDN: 'off',
} as const satisfies Record<DealStatus, string>

/** The kinds of deals that are told in the same words. */
const kinds: Record<DealType, string> = {
  ACQ: 'purchase',
  MIN: 'purchase',
  PE: 'purchase',
  PRV: 'purchase',
  MBO: 'purchase',
  MER: 'merger',
  JV: 'venture',
  IPO: 'offering',
  SPO: 'offering',
  AST: 'asset',
  BUY: 'buyback',
}

export interface DealText {
  title: Words
  description: Words
  rationale: Words
  /** One text per step of the timeline. */
  events: Words[]
}

/** What is written about a deal, in both languages. */
export function writeDeal(plan: DealPlan, dice: Chance): DealText {
  const facts = { en: listFacts(plan, 'en'), zh: listFacts(plan, 'zh') }
  const phase = phases[plan.status]
  const write = (rows: [string, string][] | undefined) => writeBoth(rows ?? [], facts, dice.next())
  const { value, isEstimated, financing } = plan.terms
  const sentences = [
    write(leadRows[kinds[plan.type]]![phase]),
    write(!value ? secretRows : isEstimated ? estimateRows : priceRows),
    phase === 'rumour' || phase === 'off' ? undefined : write(holdingRows),
    write(targetRows),
    phase === 'rumour' || kinds[plan.type] === 'offering' ? undefined : write(financingRows[financing]),
    write(outcomeRows[phase]),
  ].filter(sentence => sentence !== undefined)
  return {
    title: write(titleRows[plan.type]![phase])!,
    description: { en: sentences.map(({ en }) => en).join(' '), zh: sentences.map(({ zh }) => zh).join('') },
    rationale: write(rationaleRows[motive(plan)])!,
    events: plan.timeline.steps.map(({ type }) => writeEvent(type, kinds[plan.type]!, facts)),
  }
}

function motive({ type, parties, target, buyer }: DealPlan): string {
  if (type === 'PRV') return 'privatisation'
  if (type === 'AST' || type === 'MER') return kinds[type]
  if (type === 'BUY') return 'buyback'
  if (type === 'IPO' || type === 'SPO') return 'offering'
  if (buyer) return buyer.countryCode === target.countryCode ? 'domestic' : 'crossBorder'
  return parties.some(({ role, isPerson }) => role === 'buyer' && isPerson) ? 'person' : 'fund'
}

const writeEvent = (type: string, kind: string, facts: { en: Facts; zh: Facts }): Words =>
  writeBoth(eventRows[`${type} ${kind}`] ?? eventRows[type]!, facts, 0)!
