import { readFileSync } from 'node:fs'
import { type InferType, object, string, ValidationError } from 'yup'
import { SettingsError } from '../../core/settings-error.ts'
import { declareSettings } from '../../core/settings-part.ts'
import { origin } from '../../core/setting-types.ts'
import { readTrustedProxies } from '../../core/trusted-proxies.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Null: telephones are not asked for money. */
    mpesa: MpesaSettings | null
  }
}

/** Payments from telephones in Kenya, by Safaricom's API Daraja. */
export interface MpesaSettings {
  /** Without a trailing slash. */
  apiUrl: string
  /** The paybill that is paid. */
  shortcode: string
  consumerKey: string
  consumerSecret: string
  passkey: string
  /** Part of the address that Safaricom answers to. */
  callbackSecret: string
  /** Where that address begins. */
  callbackOrigin: string
  /** From where those answers come. */
  callbackNetworks: readonly string[]
}

/** Safaricom's, as it tells those who let its calls through their firewalls. */
const safaricom = [
  '196.201.212.69',
  '196.201.212.74',
  '196.201.212.127',
  '196.201.212.128/28',
  '196.201.213.44',
  '196.201.213.114',
  '196.201.214.200',
  '196.201.214.206/31',
  '196.201.214.208',
].join(',')

const credentials = object({
  consumerKey: string().min(8).max(200).required(),
  consumerSecret: string().min(8).max(200).required(),
  passkey: string().min(8).max(200).required(),
  // It stands in addresses, and guessing it must be hopeless.
  callbackSecret: string()
    .matches(/^[\w-]{32,100}$/)
    .required(),
})

export const mpesaSettings = declareSettings({
  schema: object({
    MPESA_SHORTCODE: string().matches(/^\d{5,7}$/, '${path} must be 5 to 7 digits'),
    MPESA_CREDENTIALS_FILE: string().max(500),
    MPESA_API_URL: origin().default('https://sandbox.safaricom.co.ke'),
    MPESA_CALLBACK_ORIGIN: origin(),
    MPESA_CALLBACK_NETWORKS: string()
      .test(
        'networks',
        '${path} must be networks split by commas, such as 196.201.214.200,196.201.213.0/24',
        (text) => text === undefined || Array.isArray(readTrustedProxies(text)),
      )
      .default(safaricom),
  }),
  notes: {
    MPESA_SHORTCODE: {
      group: 'mpesa',
      importance: 'know',
      text: 'the paybill (5 to 7 digits). Unset: no M-Pesa.',
    },
    MPESA_CREDENTIALS_FILE: {
      group: 'mpesa',
      importance: 'know',
      text: 'a JSON file with the keys of `MPESA_SHORTCODE`. Both or neither. [Operating](operating.md#m-pesa) describes the file and the registration.',
    },
    MPESA_API_URL: {
      group: 'mpesa',
      importance: 'know',
      text: 'Safaricom’s API; in production `https://api.safaricom.co.ke`.',
      unsafe: {
        values: 'the sandbox, or an address without https',
        because: 'money of the sandbox is nobody’s',
        isSet: ({ mpesa }) =>
          mpesa !== null &&
          (!mpesa.apiUrl.startsWith('https://') ||
            new URL(mpesa.apiUrl).hostname.startsWith('sandbox.')),
      },
    },
    MPESA_CALLBACK_ORIGIN: {
      group: 'mpesa',
      importance: 'ignore',
      text: 'where the address begins that Safaricom calls.',
      unset: 'the storefront’s',
      unsafe: {
        values: 'an address without https',
        because: 'whoever stands between could read what was paid and by whom',
        isSet: ({ mpesa }) => mpesa !== null && !mpesa.callbackOrigin.startsWith('https://'),
      },
    },
    MPESA_CALLBACK_NETWORKS: {
      group: 'mpesa',
      importance: 'ignore',
      text: 'networks whose calls are heard.',
      unset: 'Safaricom’s',
    },
  },
  /** All of the settings, or null for none; a shop with half of them never starts. */
  read: (given, { storefrontOrigin }) => {
    const {
      MPESA_SHORTCODE: shortcode,
      MPESA_CREDENTIALS_FILE: file,
      MPESA_API_URL: apiUrl,
    } = given
    if (shortcode === undefined && file === undefined) return { mpesa: null }
    if (shortcode === undefined || file === undefined) {
      throw new SettingsError('Settings MPESA_SHORTCODE and MPESA_CREDENTIALS_FILE go together.')
    }
    const callbackOrigin = given.MPESA_CALLBACK_ORIGIN ?? storefrontOrigin
    const networks = readTrustedProxies(given.MPESA_CALLBACK_NETWORKS)
    const callbackNetworks = Array.isArray(networks) ? networks : []
    return {
      mpesa: { apiUrl, shortcode, ...readCredentials(file), callbackOrigin, callbackNetworks },
    }
  },
})

function readCredentials(file: string): InferType<typeof credentials> {
  try {
    return credentials.validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true })
  } catch (error) {
    // What the file holds is secret, so nothing of it is quoted.
    const what =
      error instanceof ValidationError ? `${error.path ?? 'something'} is wrong` : 'no JSON'
    throw new SettingsError(
      `The file of setting MPESA_CREDENTIALS_FILE must hold consumerKey, consumerSecret, passkey and callbackSecret (32 characters or more) as JSON: ${what}.`,
      { cause: error },
    )
  }
}
