import type { Chance } from '../random.ts'
import type { CompanyPlan } from './plan.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const digits = (count: number, dice: Chance): string =>
  Array.from({ length: count }, () => Math.floor(dice.next() * 10)).join('')
const letter = (dice: Chance) => letters[Math.floor(dice.next() * 26)]!

/** The letters of a text as the numbers 10 to 35, as check digits count them. */
const inNumbers = (text: string) => text.replaceAll(/[A-Z]/g, sign => String(letters.indexOf(sign) + 10))

/** ISO 6166: country, nine signs, and the check digit. */
export function isin(country: string, dice: Chance): string {
  const base = `${country}${letter(dice)}${digits(8, dice)}`
  const sum = [...inNumbers(base)].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return base + ((10 - (sum % 10)) % 10)
}

/** ISO 17442: eighteen signs and two check digits, so that the whole leaves 1 when divided by 97. */
function lei(dice: Chance): string {
  const base = `${digits(4, dice)}00${letter(dice)}${letter(dice)}${digits(4, dice)}${letter(dice)}${digits(5, dice)}`
  return base + String(98n - (BigInt(`${inNumbers(base)}00`) % 97n)).padStart(2, '0')
}

/** Numbers where exchanges use them, letters of the name elsewhere. */
export function ticker({ countryCode, name, id }: CompanyPlan, dice: Chance): string {
  const numeric: Record<string, [string, number]> = {
    CN: ['6', 5],
    HK: ['0', 4],
    TW: ['', 4],
    JP: ['', 4],
    KR: ['0', 5],
    SA: ['', 4],
  }
  const form = numeric[countryCode]
  if (form) return form[0] + String(id % 10 ** form[1]).padStart(form[1], '1')
  const plain = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
  const [first = 'X', second = ''] = plain.split(' ').filter(word => word.length > 2)
  return `${first.slice(0, 2)}${second.slice(0, 1)}${letter(dice)}`
}

const fiscalForms: Record<string, (dice: Chance) => string> = {
  BG: dice => `BG${digits(9, dice)}`,
  CN: dice => `91${digits(6, dice)}MA${digits(7, dice)}${letter(dice)}`,
  DE: dice => `DE${digits(9, dice)}`,
  ES: dice => `A${digits(8, dice)}`,
  FR: dice => `FR${digits(11, dice)}`,
  GB: dice => `GB${digits(9, dice)}`,
  IN: dice => `AA${letter(dice)}C${letter(dice)}${digits(4, dice)}${letter(dice)}`,
  NL: dice => `NL${digits(9, dice)}B01`,
  US: dice => `${digits(2, dice)}-${digits(7, dice)}`,
}

/** Digits of a register's number, for countries whose second number is in the dictionary. */
const registers: Record<string, [string, string, number]> = {
  BG: ['BG-EIK', '', 9],
  CN: ['CN-USCC', '91', 16],
  GB: ['GB-CRN', '0', 7],
  DE: ['DE-HRB', 'HRB ', 6],
  FR: ['FR-SIREN', '', 9],
  IN: ['IN-CIN', 'L', 20],
  PL: ['PL-KRS', '0000', 6],
  RU: ['RU-OGRN', '10', 11],
  UA: ['UA-EDRPOU', '', 8],
  RO: ['RO-ONRC', 'J40/', 7],
  BR: ['BR-NIRE', '35', 9],
  TR: ['TR-MERSIS', '0', 15],
  JP: ['JP-CN', '', 13],
  KR: ['KR-CRN', '1101', 9],
}

/** The numbers that a company is known by, class and value. */
export function externalIds({ countryCode, isListed, employees }: CompanyPlan, dice: Chance): [string, string][] {
  const fiscal = fiscalForms[countryCode]?.(dice) ?? digits(10, dice)
  const register = registers[countryCode]
  return [
    [`${countryCode}-FISCAL`, fiscal],
    ...(register ? ([[register[0], register[1] + digits(register[2], dice)]] as [string, string][]) : []),
    ...(isListed || employees > 1500 ? ([['LEI', lei(dice)]] as [string, string][]) : []),
  ]
}
