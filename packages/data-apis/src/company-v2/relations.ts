import { executivePositions, findCode, localExecutivePositions, ownerTypes } from '../company-codes/dictionaries.ts'
import type { DataContext } from '../data-api.ts'
import { readExecutives, readExternalIds, readShareholders, readSubsidiaries } from '../sources/company-relations.ts'
import { codeName, known, nameOf, type Section } from './present.ts'

export const executives: Section = async ({ ctx, company, say }) =>
  (await readExecutives(ctx, [company.id])).map(({ position, name, name_local }) => {
    const local = findCode(localExecutivePositions, `${company.country_code}-${position}`)
    const global = findCode(executivePositions, position)
    return known({
      name,
      name_local,
      position: codeName(say, executivePositions, position),
      position_name: global?.en,
      position_name_local: local?.local,
    })
  })

export const shareholders: Section = async ({ ctx, company, say }) => {
  const owners = await readShareholders(ctx, [company.id])
  const numbers = await readNumbers(
    ctx,
    owners.map(({ owner_id }) => owner_id),
  )
  return owners.map(({ name, name_local, owner_type, country_code, owner_id, percentage }) =>
    known({
      name,
      name_local,
      type: nameOf(say, ownerTypes, owner_type),
      country_code,
      company_id: owner_id,
      percentage,
      external_id: numbers.get(owner_id),
    }),
  )
}

export const subsidiaries: Section = async ({ ctx, company, say }) => {
  const held = await readSubsidiaries(ctx, [company.id])
  const numbers = await readNumbers(
    ctx,
    held.map(({ id }) => id),
  )
  return held.map(({ id, name, name_local, country_code, percentage }) =>
    known({
      name,
      name_local,
      type: nameOf(say, ownerTypes, 'COM'),
      country_code,
      company_id: id,
      percentage,
      external_id: numbers.get(id),
    }),
  )
}

/** The first number of each company that it is known by elsewhere. */
async function readNumbers(ctx: DataContext, ids: (number | null)[]) {
  const rows = await readExternalIds(
    ctx,
    ids.filter(id => id !== null),
  )
  return new Map<number | null, object>(
    rows.toReversed().map(({ company_id, class: type, value }) => [company_id, { type, value }]),
  )
}

export const ultimateOwners: Section = ({ company }) =>
  company.ultimate_owner === null
    ? []
    : [
        known({
          name: company.ultimate_owner,
          citizenship: company.ultimate_owner_country,
          birth_date: company.ultimate_owner_birth_date,
          company_id: company.ultimate_owner_id,
          percentage: company.ultimate_owner_share,
        }),
      ]
