import { describe, expect, it } from 'vitest'
import { bitcoinAddress, bitcoinUri } from './address.ts'

/** Account 0 of the test vectors of BIP 84. */
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
/** The same key under the version bytes of BIP 32. */
const xpub =
  'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V'

describe('bitcoinAddress', () => {
  it.each([
    [zpub, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    [zpub, 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    [xpub, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    [xpub, 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
  ])('%s m/0/%d → %s', (key, index, address) => {
    expect(bitcoinAddress(key, index)).toBe(address)
  })
})

describe('bitcoinUri', () => {
  it('names the address and the payment reference', () => {
    expect(bitcoinUri('bc1qexample', '1001182')).toBe('bitcoin:bc1qexample?label=1001182')
  })
})
