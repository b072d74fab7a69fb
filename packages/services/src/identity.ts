import { isIPv6 } from 'node:net'
import { PortalError } from '@portal/domain/errors.ts'
import type { Realm } from '@portal/domain/user.ts'
import type { Context } from './context.ts'
import { sha256 } from './secrets.ts'
import { type SignedIn, startSession } from './sessions.ts'
import { allowances, giveBack, secondsUntilLeft, takeOne } from './sign-in-allowance.ts'
import { findAccount } from './users.ts'

/** What somebody says about who they are, and the address of the machine that says it. */
interface Credentials {
  realm: Realm
  email: string
  password: string
  address: string
}

/** Signs somebody in: a new session, whatever session they had before. Throws `login-failed` and `login-too-often`. */
export const signIn = async (ctx: Context, credentials: Credentials): Promise<SignedIn> =>
  startSession(ctx, await checkCredentials(ctx, credentials))

/**
 * The id of the account that the credentials open. Throws `login-failed`, the same for an unknown address and a wrong
 * password, or `login-too-often` when no more guesses are looked at for now.
 */
export async function checkCredentials(ctx: Context, credentials: Credentials): Promise<string> {
  const account = await findAccount(ctx, credentials.realm, credentials.email)
  return checkPassword(ctx, { account, ...credentials })
}

/** Who somebody says they are: an account, or what they wrote when there is none. */
interface Claim extends Omit<Credentials, 'realm'> {
  account: { id: string; passwordHash: string } | undefined
  /** Guesses at an address are counted within it. */
  realm: string
}

/** The id of an account whose password it is. Throws as `checkCredentials` does, and takes as long without an account. */
export async function checkPassword(ctx: Context, { account, realm, email, password, address }: Claim) {
  const network = networkOf(address)
  const ownAddress = await isOwnAddress(ctx, account?.id, network)
  const guess = await takeGuess(ctx, `${realm} ${email.toLowerCase()}`, network, ownAddress)
  const isRight = await ctx.passwords.verify(password, account?.passwordHash).catch(async error => {
    await guess.giveBack()
    throw error
  })
  if (!account || !isRight) {
    await takeOne(ctx, addressKey(network), allowances.address)
    throw new PortalError('login-failed')
  }
  await Promise.all([guess.giveBack(), rememberAddress(ctx, account.id, network)])
  return account.id
}

const addressKey = (network: string) => `address ${network}`

/**
 * Takes one of the guesses that may be looked at. Where the owner has signed in before, some are kept that strangers
 * elsewhere cannot use up; everybody else shares those of the account and waits when the address failed too often.
 */
async function takeGuess(ctx: Context, subject: string, network: string, ownAddress: boolean) {
  const account = `account ${sha256(subject).toString('base64')}`
  const own = `own ${sha256(`${subject} ${network}`).toString('base64')}`
  if (ownAddress && (await takeOne(ctx, own, allowances.ownAddress))) {
    return { giveBack: () => giveBack(ctx, own, allowances.ownAddress) }
  }
  const wait = await secondsUntilLeft(ctx, addressKey(network), allowances.address)
  if (wait > 0) throw tooOften(wait)
  if (await takeOne(ctx, account, allowances.account)) {
    return { giveBack: () => giveBack(ctx, account, allowances.account) }
  }
  throw tooOften(await secondsUntilLeft(ctx, account, allowances.account))
}

function tooOften(seconds: number) {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  return new PortalError('login-too-often', { values: { seconds: retryAfter }, retryAfter })
}

/** Who counts as one address: with IPv6 a whole /64, because that is what one customer gets. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const all = [...groups, ...Array(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

async function isOwnAddress(ctx: Context, accountId: string | undefined, address: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('portal.sign_in_address')
    .select('seen_at')
    .where('account_id', '=', accountId ?? noAccount)
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}

/** Asked for in place of an account that does not exist, so that both take the same steps. */
const noAccount = '00000000-0000-0000-0000-000000000000'

const rememberAddress = (ctx: Context, account_id: string, address: string) =>
  ctx.db
    .insertInto('portal.sign_in_address')
    .values({ account_id, address, seen_at: ctx.now() })
    .onConflict(conflict => conflict.columns(['account_id', 'address']).doUpdateSet({ seen_at: ctx.now() }))
    .execute()
