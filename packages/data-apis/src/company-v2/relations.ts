import { executivePositions, findCode, localExecutivePositions, ownerTypes } from '../company-codes/dictionaries.ts'
import { withoutNulls } from '../without-nulls.ts'
import { codeName, nameOf, type Section } from './present.ts'
import type { Relations } from './relations-of.ts'

export const executives: Section = async ({ relations, company, say }) =>
  ((await relations.executives()).get(company.id) ?? []).map(({ position, name, name_local }) => {
    const local = findCode(localExecutivePositions, `${company.country_code}-${position}`)
    const global = findCode(executivePositions, position)
    return withoutNulls({
      name,
      name_local,
      position: codeName(say, executivePositions, position),
      position_name: global?.en,
      position_name_local: local?.local,
    })
  })

export const shareholders: Section = async ({ relations, company, say }) => {
  const owners = (await relations.shareholders()).get(company.id) ?? []
  const numberOf = await readNumbers(relations)
  return owners.map(({ name, name_local, owner_type, country_code, owner_id, percentage }) =>
    withoutNulls({
      name,
      name_local,
      type: nameOf(say, ownerTypes, owner_type),
      country_code,
      company_id: owner_id,
      percentage,
      external_id: numberOf(owner_id),
    }),
  )
}

export const subsidiaries: Section = async ({ relations, company, say }) => {
  const held = (await relations.subsidiaries()).get(company.id) ?? []
  const numberOf = await readNumbers(relations)
  return held.map(({ id, name, name_local, country_code, percentage }) =>
    withoutNulls({
      name,
      name_local,
      type: nameOf(say, ownerTypes, 'COM'),
      country_code,
      company_id: id,
      percentage,
      external_id: numberOf(id),
    }),
  )
}

/** The first number of a company that it is known by elsewhere. */
async function readNumbers({ numbersOfOthers }: Relations) {
  const numbers = await numbersOfOthers()
  return (id: number | null) => {
    const number = id === null ? undefined : numbers.get(id)?.[0]
    return number && { type: number.class, value: number.value }
  }
}

export const ultimateOwners: Section = ({ company }) =>
  company.ultimate_owner === null
    ? []
    : [
        withoutNulls({
          name: company.ultimate_owner,
          citizenship: company.ultimate_owner_country,
          birth_date: company.ultimate_owner_birth_date,
          company_id: company.ultimate_owner_id,
          percentage: company.ultimate_owner_share,
        }),
      ]
