import type { Words } from '@portal/domain/language.ts'
import { classRows, type Focus, focusRows, marketGroups, regionRows } from './asset-class-data.ts'
import type { Dataset } from './datasets.ts'

/** A class of funds within a data set. Its id is that of the data set and six digits; zeros at the end widen it. */
interface AssetClass extends Words {
  id: string
}

/** The markets of a focus, ISO 3166-1 alpha-2. */
export function marketsOf(markets: string): string[] {
  const found = new Set<string>()
  for (const name of markets.split(' ')) {
    if (name.startsWith('-')) found.delete(name.slice(1))
    else for (const market of marketGroups[name] ? marketsOf(marketGroups[name]) : [name]) found.add(market)
  }
  return [...found]
}

/** The six digits of the funds that have a focus. */
export const digitsOf = (kind: string, { region, digits }: Focus): string => kind + region + digits

/** The funds of a class begin with these digits. */
export const fundPrefix = (assetClass: string): string =>
  assetClass.slice(2).replace(/^(\d)00000$|^(\d{3})000$/, '$1$2')

/** Every class of a data set: whole kinds of funds, regions, and what regions are narrowed to. */
export const listAssetClasses = ({ id, classes, divides }: Dataset): AssetClass[] =>
  classRows
    .filter(([digit]) => classes.includes(digit))
    .flatMap(([digit, en, zh]) => {
      const suffix = { en: `${id}-${en}`, zh: `${id}-${zh}` }
      const foci = focusRows.filter(one => one.classes.includes(digit) && (divides !== 'shareType' || holdsChina(one)))
      const whole = { id: `${id}${digit}00000`, en: `All ${en}-${suffix.en}`, zh: `全部${zh}-${suffix.zh}` }
      return [whole, ...regionRows.flatMap(region => listRegion(id + digit, region, foci, suffix))]
    })

function listRegion(start: string, [digits, en, zh]: (typeof regionRows)[number], foci: Focus[], suffix: Words) {
  const own = foci.filter(({ region }) => region === digits)
  if (own.length === 0) return []
  return [
    { id: `${start}${digits}000`, en: `${en}-${suffix.en}`, zh: `${zh}-${suffix.zh}` },
    ...own.map(focus => ({
      id: start + digits + focus.digits,
      en: `${focus.en}-${en}-${suffix.en}`,
      zh: `${focus.zh}-${zh}-${suffix.zh}`,
    })),
  ]
}

const holdsChina = ({ markets }: Focus): boolean => marketsOf(markets).includes('CN')
