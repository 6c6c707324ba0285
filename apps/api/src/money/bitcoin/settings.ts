import { object, string } from 'yup'
import { isPrivateLine } from '../../core/local-host.ts'
import { SettingsError } from '../../core/settings-error.ts'
import { declareSettings } from '../../core/settings-part.ts'
import { address, whole } from '../../core/setting-types.ts'
import { isPublished } from './published-key.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Extended public key (zpub or xpub) from which each order gets a Bitcoin address of its own. */
    bitcoinXpub: string | undefined
    /** Who tells what arrived at orders' addresses; null: nobody looks, and staff record it. */
    bitcoinNode: BitcoinNode | null
  }
}

export interface BitcoinNode {
  /** An HTTP API as Esplora's, without a trailing slash. */
  url: string
  /** From how many confirmations on it counts. */
  confirmations: number
  /** Answers dollars for a bitcoin as `{ "USD": 64000 }`; null: nothing is valued, and staff record it. */
  priceUrl: string | null
}

/** From BIP 84's own examples: everybody has the key to it, so nothing is sent there. */
const demoXpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

export const bitcoinSettings = declareSettings({
  schema: object({
    BITCOIN_XPUB: string().matches(
      /^[xz]pub[1-9A-HJ-NP-Za-km-z]{100,120}$/,
      '${path} must be an xpub or zpub',
    ),
    BITCOIN_ESPLORA_URL: address('https://example.com/api'),
    BITCOIN_CONFIRMATIONS: whole(1, 100).default(3),
    BITCOIN_PRICE_URL: address('https://example.com/api'),
  }),
  notes: {
    BITCOIN_XPUB: {
      group: 'bitcoin',
      importance: 'know',
      text: 'extended public key (`zpub` or `xpub`) from which each order gets an address. Unset: Bitcoin is offered nowhere.',
      unset: 'unset; the demo has a published test key',
      unsafe: {
        values: 'a published example',
        because: 'everybody has the key to it and could take what buyers send',
        isSet: ({ bitcoinXpub }) => bitcoinXpub !== undefined && isPublished(bitcoinXpub),
      },
    },
    BITCOIN_ESPLORA_URL: {
      group: 'bitcoin',
      importance: 'know',
      text: 'an API like Esplora’s, which is asked what arrived. Unset: staff record payments.',
      unsafe: {
        values: 'an address without https that is not in a private network',
        because: 'whoever stands between could say that an order is paid',
        isSet: ({ bitcoinNode }) => bitcoinNode !== null && !isPrivateLine(bitcoinNode.url),
      },
    },
    BITCOIN_PRICE_URL: {
      group: 'bitcoin',
      importance: 'know',
      text: 'an address that answers `{"USD": 64000}`, the price of one bitcoin. It needs `BITCOIN_ESPLORA_URL`. Unset: staff record values.',
      unsafe: {
        values: 'an address without https that is not in a private network',
        because: 'whoever stands between could say what a bitcoin is worth',
        isSet: ({ bitcoinNode }) =>
          bitcoinNode !== null &&
          bitcoinNode.priceUrl !== null &&
          !isPrivateLine(bitcoinNode.priceUrl),
      },
    },
    BITCOIN_CONFIRMATIONS: {
      group: 'bitcoin',
      importance: 'ignore',
      text: 'from how many confirmations on a payment counts.',
    },
  },
  read: (given, { demo }) => {
    const {
      BITCOIN_ESPLORA_URL: url,
      BITCOIN_CONFIRMATIONS: confirmations,
      BITCOIN_PRICE_URL: priceUrl = null,
    } = given
    const bitcoinXpub = given.BITCOIN_XPUB ?? (demo ? demoXpub : undefined)
    if (url !== undefined) return { bitcoinXpub, bitcoinNode: { url, confirmations, priceUrl } }
    if (priceUrl !== null) {
      throw new SettingsError('Setting BITCOIN_PRICE_URL needs BITCOIN_ESPLORA_URL.')
    }
    return { bitcoinXpub, bitcoinNode: null }
  },
})
