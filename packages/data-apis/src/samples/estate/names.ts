import type { PropertyType } from '../../real-estate/codes.ts'
import type { Dice } from './dice.ts'
import { buildingNouns, epithets } from './name-data.ts'
import type { City } from './places.ts'

interface Name {
  en: string
  zh: string
}

const numerals = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']
const phases = ['', '二期', '三期', '四期', '五期', '六期', '七期', '八期']

/** Names buildings, no two alike. */
export function openNames() {
  const used = new Map<string, number>()
  return (dice: Dice, type: PropertyType, city: City, district: Name, street: Name, number: number): Name => {
    const { en, zh } = makeName(dice, type, city, district, street, number)
    const before = used.get(en) ?? 0
    used.set(en, before + 1)
    if (before < numerals.length) return { en: en + numerals[before], zh: zh + phases[before] }
    return { en: `${en} ${before + 1}`, zh: `${zh}${before + 1}期` }
  }
}

function makeName(dice: Dice, type: PropertyType, city: City, district: Name, street: Name, number: number): Name {
  const [noun, nounZh] = dice.one(buildingNouns[type])
  const [epithet, epithetZh] = dice.one(epithets)
  const byStreet = type === 'office' || type === 'residential' ? 2 : 0
  const isLand = type === 'land'
  const kind = isLand
    ? 'land'
    : dice.weighted([
        ['district', 3],
        ['epithet', 5],
        ['both', 3],
        ['street', byStreet],
      ] as const)
  if (kind === 'land') return { en: `${street.en} ${noun}`, zh: `${city.zh}${nearLatin(street.zh)}${nounZh}` }
  if (kind === 'district') return { en: `${district.en} ${noun}`, zh: district.zh + nounZh }
  if (kind === 'both') return { en: `${district.en} ${epithet} ${noun}`, zh: district.zh + epithetZh + nounZh }
  if (kind === 'epithet') return { en: `${epithet} ${noun} ${city.en}`, zh: city.zh + epithetZh + nounZh }
  return { en: `${number} ${street.en}`, zh: `${city.zh}${nearLatin(street.zh)}${number}号` }
}

/** A street without a Chinese name stands between Chinese marks, so that nobody reads it as part of the words around it. */
const nearLatin = (street: string) => (/\p{Script=Han}/u.test(street) ? street : `“${street}”`)
