import { bech32 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { LRUCache } from 'lru-cache'

/** Version bytes of a `zpub` (BIP 84); an `xpub` has the library's own (BIP 32). */
const zpubVersions = { private: 0x04b2430c, public: 0x04b24746 }

/**
 * The receiving address of an order: key m/0/{index} below the extended public key, as a native
 * SegWit address (BIP 84, BIP 173). Only public keys are involved, so a person who reads our settings cannot spend.
 */
export function bitcoinAddress(extendedKey: string, index: number): string {
  const { pubKeyHash } = receivingKey(extendedKey).deriveChild(index)
  if (!pubKeyHash) throw new Error('The extended key has no public key')
  return bech32.encode('bc', [0, ...bech32.toWords(pubKeyHash)])
}

const receivingKeys = new LRUCache<string, HDKey>({ max: 10 })

/** m/0, which is the same for every order; each derivation takes a millisecond. */
function receivingKey(extendedKey: string): HDKey {
  const cached = receivingKeys.get(extendedKey)
  if (cached) return cached
  const key = readExtendedKey(extendedKey).deriveChild(0)
  receivingKeys.set(extendedKey, key)
  return key
}

/** Throws where its checksum is wrong. */
export function readExtendedKey(extendedKey: string): HDKey {
  return extendedKey.startsWith('zpub')
    ? HDKey.fromExtendedKey(extendedKey, zpubVersions)
    : HDKey.fromExtendedKey(extendedKey)
}

/** A link that wallets open (BIP 21). No amount: the total is in dollars, the rate is the day's. */
export function bitcoinUri(address: string, reference: string): string {
  return `bitcoin:${address}?label=${encodeURIComponent(reference)}`
}
