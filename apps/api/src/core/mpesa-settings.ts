import { readFileSync } from 'node:fs'
import { type InferType, object, string, ValidationError } from 'yup'
import { SettingsError } from './settings-error.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

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

const origin = string().matches(
  /^https?:\/\/[^/\s]+$/,
  '${path} must look like https://example.com',
)

export const mpesaSchema = object({
  MPESA_SHORTCODE: string().matches(/^\d{5,7}$/, '${path} must be 5 to 7 digits'),
  MPESA_CREDENTIALS_FILE: string().max(500),
  MPESA_API_URL: origin.default('https://sandbox.safaricom.co.ke'),
  MPESA_CALLBACK_ORIGIN: origin,
  MPESA_CALLBACK_NETWORKS: string()
    .test(
      'networks',
      '${path} must be networks split by commas, such as 196.201.214.200,196.201.213.0/24',
      (text) => text === undefined || Array.isArray(readTrustedProxies(text)),
    )
    .default(safaricom),
})

const credentials = object({
  consumerKey: string().min(8).max(200).required(),
  consumerSecret: string().min(8).max(200).required(),
  passkey: string().min(8).max(200).required(),
  // It stands in addresses, and guessing it must be hopeless.
  callbackSecret: string()
    .matches(/^[\w-]{32,100}$/)
    .required(),
})

interface Shop {
  production: boolean
  storefrontOrigin: string
}

/** All of the settings, or null for none; a shop with half of them never starts. */
export function mpesaSettings(
  read: InferType<typeof mpesaSchema>,
  { production, storefrontOrigin }: Shop,
): MpesaSettings | null {
  const { MPESA_SHORTCODE: shortcode, MPESA_CREDENTIALS_FILE: file, MPESA_API_URL: apiUrl } = read
  if (shortcode === undefined && file === undefined) return null
  if (shortcode === undefined || file === undefined) {
    throw new SettingsError('Settings MPESA_SHORTCODE and MPESA_CREDENTIALS_FILE go together.')
  }
  const callbackOrigin = read.MPESA_CALLBACK_ORIGIN ?? storefrontOrigin
  if (production) refuseUnsafe({ apiUrl, callbackOrigin })
  const networks = readTrustedProxies(read.MPESA_CALLBACK_NETWORKS)
  return {
    apiUrl,
    shortcode,
    ...readCredentials(file),
    callbackOrigin,
    callbackNetworks: Array.isArray(networks) ? networks : [],
  }
}

function refuseUnsafe({
  apiUrl,
  callbackOrigin,
}: Pick<MpesaSettings, 'apiUrl' | 'callbackOrigin'>) {
  if (!apiUrl.startsWith('https://') || new URL(apiUrl).hostname.startsWith('sandbox.')) {
    throw new SettingsError(
      'Setting MPESA_API_URL must be https://api.safaricom.co.ke when NODE_ENV is production: money of the sandbox is nobody’s.',
    )
  }
  if (!callbackOrigin.startsWith('https://')) {
    throw new SettingsError(
      'Setting MPESA_CALLBACK_ORIGIN must begin with https:// when NODE_ENV is production.',
    )
  }
}

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
