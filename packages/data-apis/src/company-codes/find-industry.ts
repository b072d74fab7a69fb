import { gicsRows, gicsSectorRows } from './gics-data.ts'
import { findIndustry, industries } from './industries.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

const known = new Map([
  ...Object.entries(gicsSectorRows).map(([name, code]) => [plain(name), code] as const),
  ...Object.entries(gicsRows).map(([name, code]) => [plain(name), code] as const),
  ...industries.toReversed().flatMap(({ code, en, zh }) => [[plain(en), code] as const, [plain(zh), code] as const]),
])

/** The NAICS code that a text means: a code itself, a name of NAICS in English or Chinese, or one of GICS. */
export function findIndustryCode(text: string): string | undefined {
  const code = text.trim()
  return findIndustry(code) ? code : known.get(plain(code))
}
