import { expect, test } from 'vitest'
import { readSettingsParts } from '../../../../core/read-settings-parts.ts'
import { signInSettings } from '../../settings.ts'
import { findPasskeyDomain } from './passkey-domain.ts'

test.each([
  ['bandari.com', 'portal.bandari.com', 'bandari.com'],
  ['shop.bandari.com', 'bandari.com', 'bandari.com'],
  ['bandari.com', 'bandari.com', 'bandari.com'],
  ['bandari.com', 'notbandari.com', null],
  ['www.bandari.com', 'portal.bandari.com', null],
  ['localhost', 'portal.localhost', null],
])('%s and %s: %s', (shop, portal, domain) => {
  expect(findPasskeyDomain([shop, portal])).toBe(domain)
})

const origins = {
  STOREFRONT_ORIGIN: 'https://www.bandari.com',
  PORTAL_ORIGIN: 'https://portal.bandari.com:8443',
}

test('a shop may name it, as long as both apps are in it', () => {
  const read = (domain: string) =>
    readSettingsParts([signInSettings], { ...origins, PASSKEY_DOMAIN: domain })
  expect(read('bandari.com').passkeyDomain).toBe('bandari.com')
  for (const wrong of ['www.bandari.com', 'andari.com', 'https://bandari.com', 'com']) {
    expect(() => read(wrong), wrong).toThrow('PASSKEY_DOMAIN')
  }
})
