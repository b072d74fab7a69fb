import type { TokenProduct, TokenScope } from './product.ts'

/** Products whose API has a login; a session of it stands for a token. */
export type SessionProduct = 'ceic' | 'emis'

/** What a secret is: the API token of a product, that of a trial, or a session that stands for one. */
export type SecretKind = TokenProduct | 'ceicSandbox' | `${SessionProduct | 'epfr'}Session`

/** `<brand>_<product>_`, so that a leaked token names its issuer. */
const prefixes: Record<SecretKind, string> = {
  ceic: 'ceic_macro_',
  ceicSession: 'ceic_session_',
  ceicSandbox: 'ceic_sandbox_',
  emis: 'emis_api_',
  emisSession: 'emis_session_',
  emisV2: 'emis_v2_',
  redd: 'redd_api_',
  epfrSession: 'epfr_session_',
}

/** The APIs that the token of a product opens, as far as the account is subscribed to them. */
const opens: Record<TokenScope, readonly string[]> = {
  ceic: ['ceic-macroeconomic'],
  ceicSandbox: ['ceic-sandbox'],
  emis: ['emis-company', 'emis-documents', 'emis-dealwatch'],
  emisV2: ['emis-api-v2'],
  redd: ['redd-api-v1'],
  epfr: ['epfr-api-v2'],
}

/** Every API that a token can open. */
export const apiNames: readonly string[] = Object.values(opens).flat()

/** The APIs of a product that an account with these subscriptions may call; none means that it gets no token. */
export const openedApis = (product: TokenScope, subscribed: readonly string[]): string[] =>
  opens[product].filter(api => subscribed.includes(api))

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const groups = 6
const groupLength = 5
const randomLength = groups * groupLength
const checksumLength = 6
const shownLength = 4

/** Random bytes that one secret takes: six for each five characters. */
export const secretBytes = groups * 6

const shape = new RegExp(`^(${Object.values(prefixes).join('|')})[0-9A-Za-z]{${randomLength + checksumLength}}$`)
const kinds = new Map(Object.entries(prefixes).map(([kind, prefix]) => [prefix, kind as SecretKind]))

/**
 * Makes a secret: its prefix, 30 random characters of base 62 (178 bits) and six of a CRC-32 over both. `random` holds
 * `secretBytes` bytes; 48 bits for each group of five characters favour none of them by more than 4 in a million.
 */
export function makeSecret(kind: SecretKind, random: Uint8Array): string {
  if (random.length < secretBytes) throw new RangeError(`A secret takes ${secretBytes} random bytes.`)
  let body = prefixes[kind]
  for (let group = 0; group < groups; group++) {
    const bytes = random.subarray(group * 6, group * 6 + 6)
    body += base62(
      bytes.reduce((value, byte) => value * 256 + byte, 0),
      groupLength,
    )
  }
  return body + checksum(body)
}

/** The kind of a secret, or nothing when it is mistyped or was never made here. Asks nobody. */
export function parseSecret(text: string): SecretKind | undefined {
  const match = shape.exec(text)
  if (!match) return undefined
  const body = text.slice(0, -checksumLength)
  return checksum(body) === text.slice(-checksumLength) ? kinds.get(match[1]!) : undefined
}

/** The part of a secret by which its owner recognises it in a list; more than 150 bits stay unknown. */
export function shownPrefix(secret: string): string {
  return secret.slice(0, shownLength - randomLength - checksumLength)
}

const checksum = (body: string) => base62(crc32(body), checksumLength)

/** The last `length` digits of a whole number in base 62, most significant first. */
function base62(value: number, length: number): string {
  let digits = ''
  for (let rest = value; digits.length < length; rest = Math.floor(rest / 62)) digits = alphabet[rest % 62] + digits
  return digits
}

/** CRC-32 as in zlib, of characters below 256. It notices every change that is shorter than 32 bits. */
function crc32(text: string): number {
  let crc = -1
  for (let at = 0; at < text.length; at++) crc = (crc >>> 8) ^ crcTable[(crc ^ text.charCodeAt(at)) & 0xff]!
  return ~crc >>> 0
}

const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})
