import { findStandard, globalStandard } from '@portal/data-apis/company-codes/accounts.ts'
import type { DataCall } from '@portal/data-apis/data-api.ts'
import type { Consolidation, FileFormat } from '@portal/domain/dump.ts'
import type { Delivery } from '@portal/domain/feed.ts'
import type { Dump, Feed } from './operation-tables.ts'
import { wrongParameter } from './portal-operation.ts'

/** What goes into the files of a dump or feed of companies. */
export interface CompanyOptions {
  include_company_profiles: boolean
  include_financial_statements: boolean
  /** Names and texts in the local language. */
  is_localized: boolean
  financial_standards: string[]
  currency: 'USD' | 'EUR' | 'LOCAL'
}

/** The settings of a request for a dump or feed, as the document describes them. */
export interface CompanyDelivery extends Partial<CompanyOptions> {
  name?: string
  description?: string
  is_xml?: boolean
  consolidation?: Consolidation
  delivery?: object | null
  notification_email?: string
  notification_url?: string
  notification_http_method?: string
}

const usual: CompanyOptions = {
  include_company_profiles: true,
  include_financial_statements: true,
  is_localized: false,
  financial_standards: [globalStandard],
  currency: 'USD',
}

export const readOptions = ({ options }: Pick<Dump | Feed, 'options'>): CompanyOptions => ({
  ...usual,
  ...(options as Partial<CompanyOptions>),
})

/** The columns of a dump or feed after a request; `before` holds what it leaves as it is. */
export function readCompanyDelivery(call: DataCall, before?: Feed) {
  const request = call.body as CompanyDelivery
  checkPossible(call, request)
  const given = Object.fromEntries(
    Object.keys(usual).flatMap(name => {
      const value = request[name as keyof CompanyOptions]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const options = { ...(before ? readOptions(before) : usual), ...given }
  const consolidation = request.consolidation ?? before?.consolidation ?? 'zip'
  checkOptions(call, options, consolidation)
  const isXml = request.is_xml ?? before?.format === 'xml'
  return {
    name: request.name?.trim() ?? before?.name ?? '',
    description: request.description?.trim() ?? before?.description ?? '',
    format: (isXml ? 'xml' : 'json') as FileFormat,
    consolidation,
    language: 'en' as const,
    delivery: 'web' as Delivery,
    options: JSON.stringify(options),
  }
}

/** A 400 for what this portal cannot do yet. */
function checkPossible(call: DataCall, request: CompanyDelivery) {
  if (request.delivery) throw wrongParameter(call, 'operation.delivery-unavailable')
  for (const name of ['notification_email', 'notification_url'] as const) {
    if (request[name]) throw wrongParameter(call, 'operation.notification-unavailable', { name })
  }
}

function checkOptions(call: DataCall, options: CompanyOptions, consolidation: Consolidation) {
  const { include_company_profiles: profiles, include_financial_statements: statements } = options
  if (!profiles && !statements) throw wrongParameter(call, 'operation.delivery-empty')
  if (consolidation === 'single' && profiles && statements) throw wrongParameter(call, 'operation.delivery-not-single')
  const unknown = options.financial_standards.find(id => !findStandard(id))
  if (unknown) throw wrongParameter(call, 'operation.value-wrong', { name: 'financial_standards', value: unknown })
}
