import { resolve } from 'node:path'
import { number, object, string, ValidationError } from 'yup'
import { offerEnd } from './offer-end.ts'
import { type Office, parseOffices, phonePattern } from './offices.ts'
import { operatingSchema, type OperatingSettings, operatingSettings } from './operating-settings.ts'
import { paymentSchema, type PaymentSettings, paymentSettings } from './payment-settings.ts'
import { programmeSchema, type ProgrammeSettings, programmeSettings } from './programme-settings.ts'
import { readRetention, type Retention, retentionVariables } from './retention.ts'
import { type SignInSettings, signInSchema, signInSettings } from './sign-in-settings.ts'
import { onOff, whole } from './setting-types.ts'
import { SettingsError } from './settings-error.ts'
import { storageSchema, type StorageSettings, storageSettings } from './storage-settings.ts'
import { parseSocialLinks, type SocialLink } from './social-links.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/** `answer`: until the seller has written, too; `never`: they are not masked. */
export const maskContacts = ['order', 'answer', 'never'] as const

export type MaskContacts = (typeof maskContacts)[number]

/** What the process runs on: settings as typed values. `readSettings` is the only reader of the environment. */
export interface Settings
  extends SignInSettings,
    ProgrammeSettings,
    OperatingSettings,
    PaymentSettings,
    StorageSettings {
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
  /** How to reach the head office; on every page. */
  contactPhone: string
  contactAddress: string[]
  offices: Office[]
  /** Our pages at social networks; the home page links to them. */
  socialLinks: SocialLink[]
  /** When the flash offer ends; null when there is no offer (decisions 13, contract C58). */
  flashOfferEnds: Date | null
  /** What one account may order (decision 30): orders that wait for payment, vehicles they hold, orders in an hour. */
  maxUnpaidOrders: number
  maxHeldVehicles: number
  maxOrdersPerHour: number
  /** eBay's goods in the item search instead of the embedded partner catalogue. */
  ebay: EbaySettings | null
  /** Longest that a page waits for a partner, in milliseconds. */
  partnerWaitMs: number
  /** Struck price and `Save: 10%` (decisions 12). */
  struckPrices: boolean
  /** Until when strangers read no mail addresses, telephone numbers and links of each other. */
  maskContacts: MaskContacts
  /** Whether languages that are not complete yet are answered, too. */
  draftLanguages: boolean
  /** Google's sign-in; without it there is none (decisions 22). */
  google: GoogleSettings | undefined
  /** Turns the home search's shilling prices into dollars (contract C17). */
  kesPerUsd: number
  /** No price is shown by an exchange rate that is older than this many days. */
  exchangeRateDays: number
  /** Whose `X-Forwarded-*` is believed. If we believed it from anybody, callers could dodge every limit. */
  trustProxy: TrustedProxies
  /** How long each kind of record is kept, as the privacy page tells. */
  retention: Retention
  rateLimits: boolean
  /** Keep public answers for a few seconds. */
  sharedCache: boolean
  /** Megabytes that the listed vehicles may take in this process's memory, for searches; 0: the database answers them. */
  searchMemory: number
  demo: boolean
  production: boolean
}

export interface GoogleSettings {
  clientId: string
  /** Address that validates access tokens, without a trailing slash. */
  apiUrl: string
  /** The script of the browser's side. */
  scriptUrl: string
}

export interface EbaySettings {
  clientId: string
  clientSecret: string
  /** `https://api.ebay.com`, or the sandbox. */
  apiUrl: string
  /** `EBAY_US`: whose goods, and in which currency. */
  marketplace: string
}

const origin = string().matches(
  /^https?:\/\/[^/\s]+$/,
  '${path} must look like https://example.com',
)

const address = string().matches(
  /^https?:\/\/[^\s;,'"]+[^\s;,'"/]$/,
  '${path} must look like https://example.com/path',
)

const noRate = '${path} must be a number above 0, such as 129.5'

/** Made-up addresses; a shop that takes money sets its own. */
const demoOffices = [
  'Harare, Zimbabwe|2nd floor, Samora Machel Avenue|+263 24 255 0100|-17.8277,31.0530',
  'Lusaka, Zambia|Cairo Road|+260 21 155 0100|-15.4167,28.2833',
  'Nairobi, Kenya|Bandari House, 4th floor, Mombasa Road|+254 20 555 0100|-1.3203,36.8430',
]

/** Named like the demo shop's mail domain, which nobody owns. */
const demoSocialLinks =
  'https://www.facebook.com/bandari.example,https://www.instagram.com/bandari.example,' +
  'https://www.youtube.com/@bandari.example,https://x.com/bandari_example'

export const settingsSchema = object({
  PORT: whole(0, 65535).default(8080),
  HOST: string().default('127.0.0.1'),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, '${path} must start with postgres://'),
  STOREFRONT_ORIGIN: origin,
  PORTAL_ORIGIN: origin,
  SMTP_URL: string().matches(/^smtps?:\/\//, '${path} must start with smtp:// or smtps://'),
  MAIL_FROM: string().default('Bandari <orders@bandari.example>'),
  SUPPORT_EMAIL: string()
    .email('${path} must be an address such as support@example.com')
    .default('support@bandari.example'),
  BRAND_NAME: string().max(60).default('Bandari'),
  CONTACT_PHONE: string()
    .matches(phonePattern, '${path} must look like +254 20 555 0100')
    .default('+254 20 555 0100'),
  CONTACT_ADDRESS: string()
    .max(200)
    .default('Bandari House, 4th floor|Mombasa Road|Nairobi, Kenya'),
  OFFICES: string()
    .test(
      'offices',
      '${path} must look like Nairobi, Kenya|Mombasa Road|+254 20 555 0100|-1.32,36.84; …',
      (text) => text === undefined || parseOffices(text) !== null,
    )
    .default(demoOffices.join(';')),
  SOCIAL_LINKS: string().test(
    'social-links',
    '${path} must be https addresses at Facebook, Instagram, TikTok, WhatsApp, X or YouTube, split by commas',
    (text) => text === undefined || parseSocialLinks(text) !== null,
  ),
  FLASH_OFFER_ENDS: string().test(
    'flash-offer-ends',
    '${path} must look like 2027-01-20 23:59 (Nairobi time) or 2027-01-20T23:59:00+03:00',
    (text) => text === undefined || offerEnd(text) !== null,
  ),
  MAX_UNPAID_ORDERS: whole(1, 10_000).default(3),
  MAX_HELD_VEHICLES: whole(1, 10_000).default(5),
  MAX_ORDERS_PER_HOUR: whole(1, 10_000).default(10),
  GOOGLE_CLIENT_ID: string().matches(
    /^[\w-]+\.apps\.googleusercontent\.com$/,
    '${path} must look like 123-abc.apps.googleusercontent.com',
  ),
  GOOGLE_API_URL: address.default('https://www.googleapis.com/oauth2/v3'),
  GOOGLE_SCRIPT_URL: address.default('https://accounts.google.com/gsi/client'),
  EBAY_CLIENT_ID: string().max(200),
  EBAY_CLIENT_SECRET: string().max(200),
  EBAY_API_URL: origin.default('https://api.ebay.com'),
  EBAY_MARKETPLACE: string()
    .matches(/^EBAY_[A-Z_]{2,20}$/, '${path} must look like EBAY_US')
    .default('EBAY_US'),
  PARTNER_WAIT_MS: whole(100, 10_000).default(3000),
  STRUCK_PRICES: onOff().default(true),
  MASK_CONTACTS: string()
    .oneOf(maskContacts, '${path} must be order, answer or never')
    .default('order'),
  DRAFT_LANGUAGES: onOff().default(false),
  KES_PER_USD: number().typeError(noRate).positive(noRate).default(129),
  EXCHANGE_RATE_DAYS: whole(1, 366).default(35),
  TRUST_PROXY: string()
    .test(
      'trusted-proxies',
      '${path} must be how many proxies stand before this process (1), or their networks split by commas ' +
        '(10.0.0.0/8,loopback): what anybody may write into X-Forwarded-For would dodge every limit',
      (text) => text === undefined || readTrustedProxies(text) !== null,
    )
    .default('false'),
  ...retentionVariables,
  RATE_LIMITS: onOff().default(true),
  SHARED_CACHE: onOff().default(true),
  SEARCH_MEMORY: whole(0, 1_000_000).default(256),
  DEMO: onOff(),
  NODE_ENV: string(),
})
  .concat(signInSchema)
  .concat(programmeSchema)
  .concat(operatingSchema)
  .concat(paymentSchema)
  .concat(storageSchema)

/** The demo shop's flash offer is open. */
const demoOfferEnd = '2030-01-01 23:59'

/** Reads and checks the settings; throws one `SettingsError` that names each malformed one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = checked(environment)
  const production = read.NODE_ENV === 'production'
  if (production && read.DEMO) {
    throw new SettingsError(
      'Setting DEMO cannot be on when NODE_ENV is production: its passwords are public.',
    )
  }
  const demo = read.DEMO ?? !production
  const suffix = read.PORT === 80 ? '' : `:${read.PORT}`
  const storefrontOrigin = read.STOREFRONT_ORIGIN ?? `http://localhost${suffix}`
  const portalOrigin = read.PORTAL_ORIGIN ?? `http://portal.localhost${suffix}`
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    storefrontOrigin,
    portalOrigin,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    supportEmail: read.SUPPORT_EMAIL,
    brandName: read.BRAND_NAME,
    contactPhone: read.CONTACT_PHONE,
    contactAddress: read.CONTACT_ADDRESS.split('|').map((line) => line.trim()),
    offices: parseOffices(read.OFFICES) ?? [],
    socialLinks: parseSocialLinks(read.SOCIAL_LINKS ?? (demo ? demoSocialLinks : '')) ?? [],
    flashOfferEnds: offerEnd(read.FLASH_OFFER_ENDS ?? (demo ? demoOfferEnd : '')),
    maxUnpaidOrders: read.MAX_UNPAID_ORDERS,
    maxHeldVehicles: read.MAX_HELD_VEHICLES,
    maxOrdersPerHour: read.MAX_ORDERS_PER_HOUR,
    google: googleSettings(read),
    ebay: ebaySettings(read),
    partnerWaitMs: read.PARTNER_WAIT_MS,
    struckPrices: read.STRUCK_PRICES,
    maskContacts: read.MASK_CONTACTS,
    draftLanguages: read.DRAFT_LANGUAGES,
    kesPerUsd: read.KES_PER_USD,
    exchangeRateDays: read.EXCHANGE_RATE_DAYS,
    trustProxy: readTrustedProxies(read.TRUST_PROXY) ?? false,
    retention: readRetention(read),
    rateLimits: read.RATE_LIMITS,
    sharedCache: read.SHARED_CACHE,
    searchMemory: read.SEARCH_MEMORY,
    ...programmeSettings(read),
    ...operatingSettings(read, { production }),
    ...paymentSettings(read, { demo, production, storefrontOrigin }),
    ...storageSettings(read),
    ...signInSettings(read, { production, origins: [storefrontOrigin, portalOrigin] }),
    demo,
    production,
  }
}

/** An empty setting counts as an absent one. */
function checked(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name in settingsSchema.fields && value !== '',
    ),
  )
  try {
    return settingsSchema.validateSync(given, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const sentences = new Set(error.errors.map((sentence) => `Setting ${sentence}`))
    throw new SettingsError([...sentences].join('\n'))
  }
}

interface GoogleVariables {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_API_URL: string
  GOOGLE_SCRIPT_URL: string
}

function googleSettings(read: GoogleVariables): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_API_URL: apiUrl, GOOGLE_SCRIPT_URL: scriptUrl } = read
  return clientId === undefined ? undefined : { clientId, apiUrl, scriptUrl }
}

interface EbayVariables {
  EBAY_CLIENT_ID?: string | undefined
  EBAY_CLIENT_SECRET?: string | undefined
  EBAY_API_URL: string
  EBAY_MARKETPLACE: string
}

/** Both halves of the credentials, or neither. */
function ebaySettings(read: EbayVariables): EbaySettings | null {
  const { EBAY_CLIENT_ID: clientId, EBAY_CLIENT_SECRET: clientSecret } = read
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined || clientSecret === undefined) {
    throw new SettingsError('Settings EBAY_CLIENT_ID and EBAY_CLIENT_SECRET go together.')
  }
  return {
    clientId,
    clientSecret,
    apiUrl: read.EBAY_API_URL,
    marketplace: read.EBAY_MARKETPLACE,
  }
}
