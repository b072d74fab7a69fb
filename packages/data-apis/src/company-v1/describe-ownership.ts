import { findCode, localExecutivePositions } from '../company-codes/dictionaries.ts'
import type { Company } from '../sources/companies.ts'
import type { Executive, ExternalId, Shareholder, Subsidiary } from '../sources/company-relations.ts'
import { withoutNulls } from '../without-nulls.ts'

export const describeExternalId = ({ class: externalIdClass, value }: Pick<ExternalId, 'class' | 'value'>) => ({
  externalIdClass,
  externalId: value,
})

/** Above it, who holds a share decides alone; the public does not. */
const controllingPercent = 50
const controls = (owner: Shareholder) => (owner.percentage ?? 0) > controllingPercent && owner.owner_type !== 'FLO'

/** The tax number where there is one. */
const mainNumber = (numbers: readonly ExternalId[]) =>
  numbers.find(({ class: kind }) => kind.endsWith('-FISCAL')) ?? numbers[0]

export const describeOwner = (owner: Shareholder, numbers: readonly ExternalId[] = []) =>
  withoutNulls({
    ownershipType: controls(owner) ? 'O' : 'S',
    ownerName: owner.name,
    ownerNameLocal: owner.name_local,
    ownerType: owner.owner_type,
    ownerCountry: owner.country_code,
    ownerIsic: owner.owner_id,
    ownershipPercentage: owner.percentage,
    ownerExternalId: mainNumber(numbers)?.value,
    ownerExternalIdClass: mainNumber(numbers)?.class,
  })

/** The one at the end of the chain of owners, as an owner more. */
export const describeUltimateOwner = (company: Company) =>
  company.ultimate_owner === null
    ? []
    : [
        withoutNulls({
          ownershipType: 'U',
          ownerName: company.ultimate_owner,
          ownerNameLocal: company.ultimate_owner_local,
          ownerType:
            company.ultimate_owner_id !== null ? 'COM' : company.ultimate_owner_birth_date !== null ? 'PER' : null,
          ownerCountry: company.ultimate_owner_country,
          ownerIsic: company.ultimate_owner_id,
          ownershipPercentage: company.ultimate_owner_share,
        }),
      ]

export const describeAffiliate = (affiliate: Subsidiary, numbers: readonly ExternalId[] = []) =>
  withoutNulls({
    affiliateshipType: (affiliate.percentage ?? 0) > controllingPercent ? 'S' : 'A',
    affiliateName: affiliate.name,
    affiliateNameLocal: affiliate.name_local,
    affiliateCountry: affiliate.country_code,
    affiliateIsic: affiliate.id,
    affiliateshipPercentage: affiliate.percentage,
    affiliateExternalId: mainNumber(numbers)?.value,
    affiliateExternalIdClass: mainNumber(numbers)?.class,
  })

export const describeExecutive = ({ country_code }: Company, { position, name, name_local }: Executive) => {
  const known = findCode(localExecutivePositions, `${country_code}-${position}`)
  return withoutNulls({
    executiveCode: known?.code,
    globalExecutiveCode: position,
    executiveUserDefinedPosition: known?.en,
    executiveUserDefinedPositionLocal: known?.local,
    executiveName: name,
    executiveNameLocal: name_local,
  })
}
