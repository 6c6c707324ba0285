import { resolve } from 'node:path'
import { boolean, number, object, string, ValidationError } from 'yup'

/** What the process runs on: settings as typed values. `readSettings` is the only reader of the environment. */
export interface Settings {
  port: number
  host: string
  /** Absolute folder of the embedded database and the media files. */
  dataDir: string
  /** A PostgreSQL server (15 or newer); the embedded one when absent. */
  databaseUrl: string | undefined
  /** Public addresses, without a trailing slash: links in mails, canonical URLs, the hand-over. */
  storefrontOrigin: string
  portalOrigin: string
  smtpUrl: string | undefined
  mailFrom: string
  supportEmail: string
  brandName: string
  /** Lines printed on the pro-forma invoice and the order page. */
  bankDetails: string[]
  /** Extended public key (zpub or xpub) from which each order gets a Bitcoin address of its own. */
  bitcoinXpub: string | undefined
  /** Working time a buyer has to pay before the reservation lapses, in days. */
  paymentDays: number
  /** Struck price and `Save: 10%` (decisions 12). */
  struckPrices: boolean
  /** Turns the home search's shilling prices into dollars (contract C17). */
  kesPerUsd: number
  /** Whether `X-Forwarded-*` comes from a proxy of ours: believed from anybody, it would dodge every limit. */
  trustProxy: boolean
  rateLimits: boolean
  /** Keep public answers for a few seconds. */
  sharedCache: boolean
  demo: boolean
  production: boolean
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

const origin = string().matches(
  /^https?:\/\/[^/\s]+$/,
  '${path} must look like https://example.com',
)

const schema = object({
  PORT: number().integer().min(0).max(65535).default(8080),
  HOST: string().default('127.0.0.1'),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, '${path} must start with postgres://'),
  STOREFRONT_ORIGIN: origin,
  PORTAL_ORIGIN: origin,
  SMTP_URL: string().matches(/^smtps?:\/\//, '${path} must start with smtp:// or smtps://'),
  MAIL_FROM: string().default('Bandari <orders@bandari.example>'),
  SUPPORT_EMAIL: string().email().default('support@bandari.example'),
  BRAND_NAME: string().max(60).default('Bandari'),
  BANK_DETAILS: string().default(
    'Beneficiary: Bandari Marketplace Ltd|Bank: Harbour Bank, Nairobi|Account: 0100 4471 2208|SWIFT: HRBRKENA',
  ),
  BITCOIN_XPUB: string().matches(
    /^[xz]pub[1-9A-HJ-NP-Za-km-z]{100,120}$/,
    '${path} must be an xpub or zpub',
  ),
  PAYMENT_DAYS: number().integer().min(1).max(60).default(5),
  STRUCK_PRICES: boolean().default(true),
  KES_PER_USD: number().positive().default(129),
  TRUST_PROXY: boolean().default(false),
  RATE_LIMITS: boolean().default(true),
  SHARED_CACHE: boolean().default(true),
  DEMO: boolean(),
  NODE_ENV: string(),
})

/** Reads and checks the settings; throws one `SettingsError` that names each malformed one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in schema.fields && value !== ''),
  )
  let read: ReturnType<typeof schema.validateSync>
  try {
    read = schema.validateSync(given, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new SettingsError(error.errors.map((sentence) => `Setting ${sentence}`).join('\n'))
  }
  const production = read.NODE_ENV === 'production'
  if (production && read.DEMO) {
    throw new SettingsError(
      'Setting DEMO cannot be true when NODE_ENV is production: its passwords are public.',
    )
  }
  const suffix = read.PORT === 80 ? '' : `:${read.PORT}`
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    storefrontOrigin: read.STOREFRONT_ORIGIN ?? `http://localhost${suffix}`,
    portalOrigin: read.PORTAL_ORIGIN ?? `http://portal.localhost${suffix}`,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    supportEmail: read.SUPPORT_EMAIL,
    brandName: read.BRAND_NAME,
    bankDetails: read.BANK_DETAILS.split('|').map((line) => line.trim()),
    bitcoinXpub: read.BITCOIN_XPUB,
    paymentDays: read.PAYMENT_DAYS,
    struckPrices: read.STRUCK_PRICES,
    kesPerUsd: read.KES_PER_USD,
    trustProxy: read.TRUST_PROXY,
    rateLimits: read.RATE_LIMITS,
    sharedCache: read.SHARED_CACHE,
    demo: read.DEMO ?? !production,
    production,
  }
}
