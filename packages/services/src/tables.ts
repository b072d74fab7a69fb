import type { TokenScope } from '@portal/domain/product.ts'
import type { Realm } from '@portal/domain/user.ts'
import type { ColumnType, Generated } from 'kysely'
import type { OperationTables } from './operation-tables.ts'

/** The portal's own tables, one row type each, as the migrations make them. */
export interface PortalTables extends OperationTables {
  'portal.account': AccountTable
  'portal.subscription': { account_id: string; api: string }
  'portal.session': { id: string; account_id: string; created_at: Date; ended_at: Nullable<Date> }
  'portal.session_token': SessionTokenTable
  'portal.sign_in_address': { account_id: string; address: string; seen_at: Date }
  'portal.sign_in_allowance': { key: string; whole_at: Date }
  'portal.token': TokenTable
  'portal.trial': TrialTable
  'portal.mail': MailTable
  'portal.spent_captcha': { challenge: Buffer; expires_at: Date }
  'portal.token_use': { hour: Date; token_id: string; api: string; calls: number }
}

/** A column that may be left out when a row is made. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

interface AccountTable {
  id: string
  realm: Realm
  email: string
  username: string
  first_name: Generated<string>
  last_name: Generated<string>
  job_position: Generated<string>
  job_description: Generated<string>
  picture_url: Nullable<string>
  password_hash: string
  is_admin: Generated<boolean>
  has_token_decoder: Generated<boolean>
  has_cursors: Generated<boolean>
  created_at: Date
}

interface SessionTokenTable {
  refresh_hash: Buffer
  access_hash: Buffer
  session_id: string
  access_expires_at: Date
  refresh_expires_at: Date
  replaced_at: Nullable<Date>
}

interface TokenTable {
  id: string
  account_id: string
  product: TokenScope
  kind: 'key' | 'session'
  secret_hash: Buffer
  prefix: string
  created_at: Date
  last_used_at: Nullable<Date>
  expires_at: Nullable<Date>
  ended_at: Nullable<Date>
}

export interface TrialTable {
  id: string
  link_hash: Buffer
  token_hash: Buffer
  name: string
  surname: string
  company_name: string
  job_title: string
  email: string
  country: string
  message: string
  accepts_storage: boolean
  wants_offers: boolean
  created_at: Date
  expires_at: Date
}

export interface MailTable {
  id: string
  recipient: string
  subject: string
  /** Letter and reply address; gone once the mail is sent. */
  sealed: Nullable<Buffer>
  created_at: Date
  useful_until: Date
  try_at: Date
  attempts: Generated<number>
  failure: Nullable<string>
  shown_at: Nullable<Date>
  sent_at: Nullable<Date>
  given_up_at: Nullable<Date>
}
