import { HDKey } from '@scure/bip32'
import { readExtendedKey } from './address.ts'

/**
 * Seeds that specifications print, so that everybody can spend what is sent to their keys: the examples of BIP 39, 44, 49
 * and 84 (the words “abandon … about”, no passphrase) and the first vector of BIP 32.
 */
const publishedSeeds = [
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
  '000102030405060708090a0b0c0d0e0f',
]

/** BIP 44, 49 and 84: `m/purpose'/0'/account'`. */
const purposes = [44, 49, 84]
const accounts = [0, 1, 2, 3, 4]

/** Whether the private key to an extended public key is printed in a specification. */
export function isPublished(extendedKey: string): boolean {
  const { publicKey } = readExtendedKey(extendedKey)
  if (publicKey === null) return false
  const written = Buffer.from(publicKey).toString('hex')
  return publishedKeys().some((key) => key === written)
}

function publishedKeys(): string[] {
  return publishedSeeds.flatMap((seed) => {
    const root = HDKey.fromMasterSeed(Buffer.from(seed, 'hex'))
    const paths = purposes.flatMap((purpose) =>
      accounts.map((account) => `m/${purpose}'/0'/${account}'`),
    )
    return [root, ...paths.map((path) => root.derive(path))].flatMap(({ publicKey }) =>
      publicKey === null ? [] : [Buffer.from(publicKey).toString('hex')],
    )
  })
}
