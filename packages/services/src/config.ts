import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { chooseLanguage, type Language } from '@portal/domain/language.ts'
import { isMailAddress } from '@portal/domain/mail-address.ts'
import { z } from 'zod'
import { readUpstreams, type Upstreams } from './upstreams.ts'

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsUnset, schema.optional())

/** An address, or a network that is not everybody. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  return rest.length === 0 && (bits === undefined ? most > 0 : /^\d+$/.test(bits) && +bits > 0 && +bits <= most)
}

/** 'portal@example.com' or 'Portal <portal@example.com>'. */
const isSender = (text: string) => isMailAddress(/^[^<>"\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text)

const environment = z.object({
  PORT: z.preprocess(emptyIsUnset, z.coerce.number().int().min(0).max(65535).default(4000)),
  HOST: z.preprocess(emptyIsUnset, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(emptyIsUnset, z.string().default('./data')),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'write an address such as postgres://user:password@host:5432/name'),
  ),
  /** Folder of PostgreSQL's programs for the embedded database, instead of those of the package. */
  PG_BIN: optional(z.string()),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'write an address such as https://portal.example.com' })),
  SECRET_KEY: optional(z.string().min(32, 'write at least 32 characters')),
  DEMO_PASSWORD: optional(z.string().min(8, 'write at least 8 characters')),
  DEMO: optional(z.enum(['0', '1'], 'write 1 or 0')),
  /** How many economies the sample data of a demo has, the largest first; all of them without it. */
  SAMPLE_ECONOMIES: optional(z.coerce.number('write a number such as 12').int().min(1)),
  /** How many companies the sample data of a demo has; all 22,000 without it. */
  SAMPLE_COMPANIES: optional(z.coerce.number('write a number such as 400').int().min(1)),
  LOG_LEVEL: z.preprocess(
    emptyIsUnset,
    z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
        'write one of trace, debug, info, warn, error, silent',
      )
      .default('info'),
  ),
  /** Addresses of proxies whose X-Forwarded-For is believed, comma separated, as CIDR. */
  TRUSTED_PROXIES: z.preprocess(
    emptyIsUnset,
    z
      .string()
      .default('')
      .transform(listed => listed.split(',').flatMap(entry => entry.trim() || []))
      .refine(entries => entries.every(isNetwork), 'write addresses or networks such as 10.0.0.0/8, 192.168.1.7'),
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'write an address such as smtp://user:password@mail.example.com:587' }),
  ),
  /** Whom mails of the portal are from. */
  MAIL_FROM: optional(
    z.string().refine(isSender, 'write an address such as portal@example.com, or Portal <portal@example.com>'),
  ),
  RECAPTCHA_SITE_KEY: optional(z.string()),
  RECAPTCHA_SECRET_KEY: optional(z.string()),
  RECAPTCHA_URL: z.preprocess(
    emptyIsUnset,
    z
      .url({ protocol: /^https?$/, error: 'write an address such as https://www.recaptcha.net/recaptcha' })
      .default('https://www.google.com/recaptcha'),
  ),
  /** Where the guides of fund flows are fetched from, instead of the portal's own files. */
  GUIDES_URL: optional(
    z.url({ protocol: /^https?$/, error: 'write an address such as https://storage.example.com/guides' }),
  ),
  /** Token that opens /metrics; without it only the machine itself may read them. */
  METRICS_TOKEN: optional(z.string().min(16, 'write at least 16 characters')),
})

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  pgBin: string | undefined
  publicUrl: string | undefined
  secretKey: string
  demo: { password: string; economies?: number | undefined; companies?: number | undefined } | undefined
  logLevel: string
  trustedProxies: string[]
  metricsToken: string | undefined
  /** Without a slash at the end. */
  guidesUrl: string | undefined
  smtpUrl: string | undefined
  /** An address, with a name or without. */
  mailFrom: string
  /** Asked in place of the portal's own captcha when its keys are configured. */
  recaptcha: Recaptcha | undefined
  /** The real APIs that are configured, by API name. */
  upstreams: Upstreams
}

export interface Recaptcha {
  siteKey: string
  secretKey: string
  /** Below it lie its script and the address that checks answers. */
  url: string
}

/** Thrown when a setting is wrong; the message says which one and what to write instead. */
export class ConfigError extends Error {}

/** Reads and checks every setting once. Makes `DATA_DIR` and the secrets that are generated once and kept in it. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env)
  const { upstreams, faults } = readUpstreams(env)
  if (!parsed.success || faults.length > 0) {
    const lines = [...(parsed.error?.issues ?? []).map(issue => describeIssue(issue, env)), ...faults]
    throw new ConfigError(`A setting cannot be used.\n  ${lines.join('\n  ')}`)
  }
  const settings = parsed.data
  const dataDir = path.resolve(settings.DATA_DIR)
  mkdirSync(dataDir, { recursive: true })
  const withDemo = settings.DEMO ? settings.DEMO === '1' : !settings.DATABASE_URL
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    pgBin: settings.PG_BIN,
    publicUrl: settings.PUBLIC_URL?.replace(/\/$/, ''),
    secretKey: settings.SECRET_KEY ?? keptSecret(dataDir, 'secret-key', 32),
    demo: withDemo ? demoOf(dataDir, settings) : undefined,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    metricsToken: settings.METRICS_TOKEN,
    guidesUrl: settings.GUIDES_URL?.replace(/\/+$/, ''),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `portal@${new URL(settings.PUBLIC_URL ?? 'http://localhost').hostname}`,
    recaptcha: recaptchaOf(settings),
    upstreams,
  }
}

function describeIssue({ path: [name], message }: z.core.$ZodIssue, env: Record<string, string | undefined>): string {
  const isSecret = /KEY|PASSWORD|TOKEN|URL/.test(String(name))
  return `${String(name)}${isSecret ? '' : `=${env[String(name)]}`}: ${message}`
}

const demoOf = (dataDir: string, settings: z.infer<typeof environment>) => ({
  password: settings.DEMO_PASSWORD ?? keptSecret(dataDir, 'demo-password', 9),
  economies: settings.SAMPLE_ECONOMIES,
  companies: settings.SAMPLE_COMPANIES,
})

function recaptchaOf(settings: z.infer<typeof environment>): Recaptcha | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_URL: url } = settings
  if (!siteKey && !secretKey) return undefined
  if (siteKey && secretKey) return { siteKey, secretKey, url: url.replace(/\/$/, '') }
  throw new ConfigError('Set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY, or neither.')
}

/** The language in which the commands of a terminal speak: that of the operating system when it is one of ours. */
export function messageLanguage(env: Record<string, string | undefined> = process.env): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return chooseLanguage(undefined, locale.replace(/[_.].*/, ''))
}

/** A random secret made on first use and kept in the data folder, readable by the owner alone. */
function keptSecret(dataDir: string, name: string, bytes: number): string {
  const file = path.join(dataDir, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(bytes).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
