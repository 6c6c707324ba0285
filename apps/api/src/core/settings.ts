import { resolve } from 'node:path'
import { type AnyObjectSchema, type InferType, object, string } from 'yup'
import { isLocal } from './local-host.ts'
import type { SettingNote, UnsafeValues } from './setting-note.ts'
import { isTimeZone } from './shop-day.ts'
import type { StartChecks } from './settings-part.ts'
import { onOff, origin, whole } from './setting-types.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/**
 * What the process runs on: settings as typed values. Each module declares its own in `settings.ts` of the folder that
 * uses them first (`declare module`), so that nothing here knows of mails or orders; `src/settings.ts` joins them.
 */
export interface Settings extends ProcessSettings {}

/** The settings of the process, which every part may use. */
export interface ProcessSettings {
  port: number
  host: string
  /** Absolute folder of the embedded database and the media files. */
  dataDir: string
  /** Public addresses, without a trailing slash: links in mails, canonical URLs, the hand-over. */
  storefrontOrigin: string
  portalOrigin: string
  /** Whose `X-Forwarded-*` is believed. If we believed it from anybody, callers could dodge every limit. */
  trustProxy: TrustedProxies
  /** Whose days count: of payments, deadlines and papers. An IANA name. */
  timeZone: string
  /** Whether languages that are not complete yet are answered, too. */
  draftLanguages: boolean
  demo: boolean
  production: boolean
  /** Variables that somebody has set: in the environment, or in the database in its stead. */
  said: Set<string>
  /** Which state of the shop's settings in the database these are; 0 before any was read. */
  shopRevision: number
}

const schema = object({
  PORT: whole(0, 65535).default(8080),
  HOST: string().default('127.0.0.1'),
  DATA_DIR: string().default('.data'),
  STOREFRONT_ORIGIN: origin(),
  PORTAL_ORIGIN: origin(),
  TRUST_PROXY: string()
    .test(
      'trusted-proxies',
      '${path} must be how many proxies stand before this process (1), or their networks split by commas ' +
        '(10.0.0.0/8,loopback): what anybody may write into X-Forwarded-For would dodge every limit',
      (text) => text === undefined || readTrustedProxies(text) !== null,
    )
    .default('false'),
  TIME_ZONE: string()
    .test(
      'time-zone',
      '${path} must be the name of a time zone, such as Africa/Nairobi',
      (text) => text === undefined || isTimeZone(text),
    )
    .default('Africa/Nairobi'),
  DRAFT_LANGUAGES: onOff().default(false),
  DEMO: onOff(),
  NODE_ENV: string(),
})

type GivenSettings = InferType<typeof schema>

function plainOrigin(read: (settings: ProcessSettings) => string): UnsafeValues {
  return {
    values: 'an address without https that others reach',
    because: 'sessions and passwords would travel in the open',
    isSet: (settings) => {
      const { protocol, hostname } = new URL(read(settings))
      return protocol === 'http:' && !isLocal(hostname)
    },
  }
}

export const processSettings = {
  schema,
  notes: {
    NODE_ENV: {
      group: 'process',
      importance: 'set',
      text: '`production` for a shop that others reach.',
    },
    STOREFRONT_ORIGIN: {
      group: 'process',
      importance: 'set',
      text: 'the public address of the storefront, without a slash at the end. Links in mails, canonical addresses and the hand-over of a sign-in use it.',
      unset: '`http://localhost:8080`, with the port of `PORT`',
      example: 'https://your-shop.com',
      unsafe: plainOrigin(({ storefrontOrigin }) => storefrontOrigin),
    },
    PORTAL_ORIGIN: {
      group: 'process',
      importance: 'set',
      text: 'the public address of the portal, without a slash at the end.',
      unset: '`http://portal.localhost:8080`, with the port of `PORT`',
      example: 'https://portal.your-shop.com',
      unsafe: plainOrigin(({ portalOrigin }) => portalOrigin),
    },
    TRUST_PROXY: {
      group: 'process',
      importance: 'know',
      text: 'whose `X-Forwarded-*` headers are believed: the networks of your proxies (`10.0.0.0/8,loopback`), or how many proxies stand before the process (`1`). Unset: nobody’s.',
      unset: 'unset',
    },
    PORT: {
      group: 'process',
      importance: 'know',
      text: 'the port of the shop; both apps and the API share it.',
    },
    HOST: {
      group: 'process',
      importance: 'know',
      text: 'the address that the process listens on. A shop with demo accounts or an open mailbox does not start on any other.',
    },
    DATA_DIR: {
      group: 'process',
      importance: 'know',
      text: 'the folder of the embedded database, the pictures, the files that Node compiled (`compiled/`). The last may be deleted.',
    },
    DEMO: {
      group: 'process',
      importance: 'ignore',
      text: 'the demo world and its accounts.',
      unset: 'on, unless `NODE_ENV=production`',
      unsafe: {
        values: '`on`',
        because: 'its passwords are public',
        isSet: ({ demo }) => demo,
      },
    },
    TIME_ZONE: {
      group: 'orders',
      importance: 'know',
      text: 'the time zone of the shop: a payment’s day, the day to pay by and the days on papers are its days. It replaces UTC, in which one in the morning was yesterday.',
      example: 'Africa/Lusaka',
    },
    DRAFT_LANGUAGES: {
      group: 'shopfront',
      importance: 'ignore',
      text: 'also answer languages that are not complete yet, and the pseudo-language `/en-XA` of the tests.',
    },
  },
  read: (given: GivenSettings): Omit<ProcessSettings, 'said'> => {
    const production = given.NODE_ENV === 'production'
    const suffix = given.PORT === 80 ? '' : `:${given.PORT}`
    return {
      port: given.PORT,
      host: given.HOST,
      dataDir: resolve(given.DATA_DIR),
      storefrontOrigin: given.STOREFRONT_ORIGIN ?? `http://localhost${suffix}`,
      portalOrigin: given.PORTAL_ORIGIN ?? `http://portal.localhost${suffix}`,
      trustProxy: readTrustedProxies(given.TRUST_PROXY) ?? false,
      timeZone: given.TIME_ZONE,
      draftLanguages: given.DRAFT_LANGUAGES,
      demo: given.DEMO ?? !production,
      production,
      shopRevision: 0,
    }
  },
  opens: ({ demo }) => (demo ? "the demo's accounts, whose passwords are public" : null),
  invents: ['STOREFRONT_ORIGIN', 'PORTAL_ORIGIN'],
} satisfies StartChecks & {
  schema: AnyObjectSchema
  read: (given: never) => Omit<ProcessSettings, 'said'>
  notes: Record<keyof GivenSettings, SettingNote>
}
