import { line } from '../copy-lines.ts'
import type { World } from './article-subjects.ts'
import type { EstateCompany } from './companies.ts'

type Roles = Record<string, EstateCompany[]>

/** Who takes part in what: estate.party. */
export function partyLines({ properties, projects, transactions }: World): string[] {
  return [
    ...properties.flatMap(({ owners, tenants }, at) => linesOf('property', at + 1, { owner: owners, tenant: tenants })),
    ...projects.flatMap(({ developers, contractors, lenders }, at) =>
      linesOf('project', at + 1, { developer: developers, contractor: contractors, lender: lenders }),
    ),
    ...transactions.flatMap(({ buyers, sellers, lenders, advisors }, at) =>
      linesOf('transaction', at + 1, { buyer: buyers, seller: sellers, lender: lenders, advisor: advisors }),
    ),
  ]
}

const linesOf = (kind: string, id: number, roles: Roles): string[] =>
  Object.entries(roles).flatMap(([role, companies]) =>
    companies.map((company, position) => line([kind, id, role, position, company.id])),
  )
