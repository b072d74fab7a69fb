import type { Words } from '@portal/domain/language.ts'
import { industryRows } from './industry-data.ts'

/** A NAICS industry; `parent` is the nearest shorter code of the list, null for sectors. `level` is 1 for sectors. */
export interface Industry extends Words {
  code: string
  parent: string | null
  level: number
}

const codes = new Set(industryRows.map(([code]) => code))

function parentOf(code: string): string | null {
  for (let length = code.length - 1; length >= 2; length--) {
    if (codes.has(code.slice(0, length))) return code.slice(0, length)
  }
  return null
}

const levelOf = (code: string): number => {
  const parent = parentOf(code)
  return parent ? levelOf(parent) + 1 : 1
}

/** The tree of industries, parents before children. */
export const industries: Industry[] = industryRows.map(([code, en, zh]) => ({
  code,
  en,
  zh,
  parent: parentOf(code),
  level: levelOf(code),
}))

const byCode = new Map(industries.map(industry => [industry.code, industry]))

export const findIndustry = (code: string): Industry | undefined => byCode.get(code)
