import { HDKey } from '@scure/bip32'
import { expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { isPublished } from './published-key.ts'

/** BIP 84 prints it as zpub; a wallet may write the same key as xpub. */
const demo = readSettings({}).bitcoinXpub!

it.each([
  ['the example of BIP 84, which the demo has', demo, true],
  [
    'the first vector of BIP 32',
    HDKey.fromMasterSeed(Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')).publicExtendedKey,
    true,
  ],
  [
    'a key of one’s own',
    HDKey.fromMasterSeed(Buffer.alloc(32, 7)).derive("m/84'/0'/0'").publicExtendedKey,
    false,
  ],
])('%s is published: %s', (_, key, expected) => {
  expect(isPublished(key)).toBe(expected)
})
