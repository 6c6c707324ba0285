import { object } from 'yup'
import { isPrivateLine } from '../../core/local-host.ts'
import { SettingsError } from '../../core/settings-error.ts'
import { declareSettings } from '../../core/settings-part.ts'
import { address, whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
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

export const bitcoinSettings = declareSettings({
  schema: object({
    BITCOIN_ESPLORA_URL: address('https://example.com/api'),
    BITCOIN_CONFIRMATIONS: whole(1, 100).default(3),
    BITCOIN_PRICE_URL: address('https://example.com/api'),
  }),
  notes: {
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
  read: ({
    BITCOIN_ESPLORA_URL: url,
    BITCOIN_CONFIRMATIONS: confirmations,
    BITCOIN_PRICE_URL: priceUrl = null,
  }) => {
    if (url !== undefined) return { bitcoinNode: { url, confirmations, priceUrl } }
    if (priceUrl !== null) {
      throw new SettingsError('Setting BITCOIN_PRICE_URL needs BITCOIN_ESPLORA_URL.')
    }
    return { bitcoinNode: null }
  },
})
