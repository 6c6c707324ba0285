import { type InferType, object, string } from 'yup'
import { mpesaSchema, type MpesaSettings, mpesaSettings } from './mpesa-settings.ts'
import { whole } from './setting-types.ts'
import { SettingsError } from './settings-error.ts'

/** How orders are paid, and what proves that an invoice is ours. */
export interface PaymentSettings {
  /** The account that orders are paid to until people publish another; null in a shop that sells and was given none. */
  firstAccount: FirstAccount | null
  /** Extended public key (zpub or xpub) from which each order gets a Bitcoin address of its own. */
  bitcoinXpub: string | undefined
  /** Who tells what arrived at those addresses; null: nobody looks, and staff record it. */
  bitcoinNode: BitcoinNode | null
  /** Null: telephones are not asked for money. */
  mpesa: MpesaSettings | null
  /** Working time a buyer has to pay before the reservation lapses, in days. */
  paymentDays: number
  /** Key and certificate that documents are signed with; null where none is given. */
  signing: SigningFiles | null
}

export interface FirstAccount {
  /** As invoices print them. */
  details: string[]
  /** Made up for the demo. */
  isInvented: boolean
}

export interface BitcoinNode {
  /** An HTTP API as Esplora's, without a trailing slash. */
  url: string
  /** From how many confirmations on it counts. */
  confirmations: number
  /** Answers dollars for a bitcoin as `{ "USD": 64000 }`; null: nothing is valued, and staff record it. */
  priceUrl: string | null
}

export interface SigningFiles {
  /** A PKCS #12 file. */
  certificate: string
  /** A file of one line. */
  passphrase: string
}

const address = string().matches(
  /^https?:\/\/[^\s;,'"]+[^\s;,'"/]$/,
  '${path} must look like https://example.com/api',
)

export const paymentSchema = object({
  BANK_DETAILS: string(),
  BITCOIN_XPUB: string().matches(
    /^[xz]pub[1-9A-HJ-NP-Za-km-z]{100,120}$/,
    '${path} must be an xpub or zpub',
  ),
  BITCOIN_ESPLORA_URL: address,
  BITCOIN_CONFIRMATIONS: whole(1, 100).default(3),
  BITCOIN_PRICE_URL: address,
  PAYMENT_DAYS: whole(1, 60).default(5),
  SIGNING_CERTIFICATE: string().max(500),
  SIGNING_PASSPHRASE_FILE: string().max(500),
}).concat(mpesaSchema)

const demoDetails =
  'Beneficiary: Bandari Marketplace Ltd|Bank: Harbour Bank, Nairobi|Account: 0100 4471 2208|SWIFT: HRBRKENA'

/** From BIP 84's own examples: everybody has the key to it, so nothing is sent there. */
const demoXpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

export function paymentSettings(
  read: InferType<typeof paymentSchema>,
  shop: { demo: boolean; production: boolean; storefrontOrigin: string },
): PaymentSettings {
  return {
    firstAccount: firstAccount(read.BANK_DETAILS, shop),
    bitcoinXpub: read.BITCOIN_XPUB ?? (shop.demo ? demoXpub : undefined),
    paymentDays: read.PAYMENT_DAYS,
    bitcoinNode: bitcoinNode(read),
    mpesa: mpesaSettings(read, shop),
    signing: signingFiles(read),
  }
}

function firstAccount(given: string | undefined, shop: { production: boolean }) {
  if (given === undefined && shop.production) return null
  const details = (given ?? demoDetails).split('|').map((line) => line.trim())
  return { details, isInvented: given === undefined }
}

function bitcoinNode(read: InferType<typeof paymentSchema>): BitcoinNode | null {
  const { BITCOIN_ESPLORA_URL: url, BITCOIN_PRICE_URL: priceUrl } = read
  if (url === undefined && priceUrl !== undefined) {
    throw new SettingsError('Setting BITCOIN_PRICE_URL needs BITCOIN_ESPLORA_URL.')
  }
  if (url === undefined) return null
  return { url, confirmations: read.BITCOIN_CONFIRMATIONS, priceUrl: priceUrl ?? null }
}

/** Both files, or neither. */
function signingFiles(read: InferType<typeof paymentSchema>): SigningFiles | null {
  const { SIGNING_CERTIFICATE: certificate, SIGNING_PASSPHRASE_FILE: passphrase } = read
  if (certificate === undefined && passphrase === undefined) return null
  if (certificate === undefined || passphrase === undefined) {
    throw new SettingsError('Settings SIGNING_CERTIFICATE and SIGNING_PASSPHRASE_FILE go together.')
  }
  return { certificate, passphrase }
}
