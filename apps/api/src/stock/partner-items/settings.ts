import { object, string } from 'yup'
import { SettingsError } from '../../core/settings-error.ts'
import { declareSettings } from '../../core/settings-part.ts'
import { origin, whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** eBay's goods in the item search instead of the embedded partner catalogue. */
    ebay: EbaySettings | null
    /** Longest that a page waits for a partner, in milliseconds. */
    partnerWaitMs: number
  }
}

export interface EbaySettings {
  clientId: string
  clientSecret: string
  /** `https://api.ebay.com`, or the sandbox. */
  apiUrl: string
  /** `EBAY_US`: whose goods, and in which currency. */
  marketplace: string
}

export const partnerSettings = declareSettings({
  schema: object({
    EBAY_CLIENT_ID: string().max(200),
    EBAY_CLIENT_SECRET: string().max(200),
    EBAY_API_URL: origin().default('https://api.ebay.com'),
    EBAY_MARKETPLACE: string()
      .matches(/^EBAY_[A-Z_]{2,20}$/, '${path} must look like EBAY_US')
      .default('EBAY_US'),
    PARTNER_WAIT_MS: whole(100, 10_000).default(3000),
  }),
  notes: {
    EBAY_CLIENT_ID: {
      group: 'partners',
      importance: 'know',
      text: 'with `EBAY_CLIENT_SECRET`, the item search shows eBay’s goods. Both or neither. Unset: the embedded partner catalogue.',
    },
    EBAY_CLIENT_SECRET: {
      group: 'partners',
      importance: 'know',
      text: 'the secret of `EBAY_CLIENT_ID`.',
    },
    EBAY_MARKETPLACE: {
      group: 'partners',
      importance: 'ignore',
      text: 'which eBay: whose goods, and in which currency.',
    },
    EBAY_API_URL: {
      group: 'partners',
      importance: 'ignore',
      text: 'eBay’s API, or its sandbox.',
    },
    PARTNER_WAIT_MS: {
      group: 'partners',
      importance: 'ignore',
      text: 'the longest that a page waits for a partner, in milliseconds.',
    },
  },
  read: (given) => ({ ebay: ebaySettings(given), partnerWaitMs: given.PARTNER_WAIT_MS }),
})

interface EbayVariables {
  EBAY_CLIENT_ID?: string | undefined
  EBAY_CLIENT_SECRET?: string | undefined
  EBAY_API_URL: string
  EBAY_MARKETPLACE: string
}

/** Both halves of the credentials, or neither. */
function ebaySettings(given: EbayVariables): EbaySettings | null {
  const { EBAY_CLIENT_ID: clientId, EBAY_CLIENT_SECRET: clientSecret } = given
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined || clientSecret === undefined) {
    throw new SettingsError('Settings EBAY_CLIENT_ID and EBAY_CLIENT_SECRET go together.')
  }
  return {
    clientId,
    clientSecret,
    apiUrl: given.EBAY_API_URL,
    marketplace: given.EBAY_MARKETPLACE,
  }
}
