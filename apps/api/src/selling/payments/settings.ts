import { object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { isPublished } from './published-key.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Extended public key (zpub or xpub) from which each order gets a Bitcoin address of its own. */
    bitcoinXpub: string | undefined
  }
}

/** From BIP 84's own examples: everybody has the key to it, so nothing is sent there. */
const demoXpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

export const paymentSettings = declareSettings({
  schema: object({
    BITCOIN_XPUB: string().matches(
      /^[xz]pub[1-9A-HJ-NP-Za-km-z]{100,120}$/,
      '${path} must be an xpub or zpub',
    ),
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
  },
  read: (given, { demo }) => ({
    bitcoinXpub: given.BITCOIN_XPUB ?? (demo ? demoXpub : undefined),
  }),
})
