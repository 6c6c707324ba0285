import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { refuseToStart, warningsOf, warnOfInventions } from './start-rules.ts'

const smtp = { SMTP_URL: 'smtp://mail.example' }
const production = { NODE_ENV: 'production', ...smtp }
const google = { GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' }
const node = (url: string) => ({ BITCOIN_ESPLORA_URL: url })
const bip84 = readSettings({}).bitcoinXpub!

it.each<[string, Record<string, string>]>([
  ['a newcomer', {}],
  ['the demo on another port', { PORT: '9000' }],
  ['the demo by a name of this machine', { HOST: 'localhost' }],
  ['the demo on IPv6', { HOST: '::1' }],
  ['origins that are nobody’s', { STOREFRONT_ORIGIN: 'https://shop.example' }],
  ['production', production],
  ['production for everybody', { ...production, HOST: '0.0.0.0' }],
  ['production with a node of its own', { ...production, ...node('http://10.0.0.7:3000/api') }],
  ['production with a node in a container', { ...production, ...node('http://esplora:3000/api') }],
  ['staging with mails that leave', { ...smtp, DEMO: 'false', HOST: '0.0.0.0' }],
])('%s may start', (_, environment) => {
  expect(refuseToStart(readSettings(environment))).toBeNull()
})

it.each<[string, Record<string, string>, RegExp]>([
  ['production without mails', { NODE_ENV: 'production' }, /^Setting SMTP_URL cannot be unset/],
  ['production with the demo', { ...production, DEMO: 'on' }, /DEMO cannot be on/],
  ['the published key', { ...production, BITCOIN_XPUB: bip84 }, /BITCOIN_XPUB.*published/],
  ['http for everybody', { ...production, STOREFRONT_ORIGIN: 'http://bandari.africa' }, /_ORIGIN/],
  [
    'a portal by http',
    { ...production, PORTAL_ORIGIN: 'http://p.bandari.africa' },
    /^Setting PORTAL/,
  ],
  ['no limits', { ...production, RATE_LIMITS: 'off' }, /RATE_LIMITS cannot be off/],
  [
    'pictures of this machine',
    { ...production, FETCH_LOOPBACK: 'on' },
    /FETCH_LOOPBACK cannot be on/,
  ],
  ['no second factor', { ...production, STAFF_SECOND_FACTOR: 'off' }, /STAFF_SECOND_FACTOR/],
  [
    'Google by http',
    { ...production, ...google, GOOGLE_API_URL: 'http://g.com/x' },
    /GOOGLE_API_URL/,
  ],
  [
    'a node that anybody may speak for',
    { ...production, ...node('http://btc.com/api') },
    /ESPLORA/,
  ],
  ['the demo for everybody', { HOST: '0.0.0.0' }, /HOST is 0\.0\.0\.0.*passwords.*mailbox/],
  ['the demo on every IPv6 address', { HOST: '::' }, /HOST is ::/],
  ['the demo on a network', { HOST: '192.168.1.5', ...smtp }, /HOST is 192.*passwords/],
  ['the mailbox for everybody', { HOST: '0.0.0.0', DEMO: 'false' }, /HOST is 0.*the mailbox/],
  ['a name that only looks local', { HOST: '127.0.0.1.evil.com' }, /HOST is 127/],
  ['behind a proxy', { STOREFRONT_ORIGIN: 'https://bandari.africa' }, /reached at https:\/\/band/],
  ['the portal behind a proxy', { PORTAL_ORIGIN: 'https://p.bandari.africa' }, /reached at/],
])('%s may not start', (_, environment, sentence) => {
  expect(refuseToStart(readSettings(environment))).toMatch(sentence)
})

it('production is told of everything that is unsafe at once', () => {
  const both = { ...production, RATE_LIMITS: 'off', STAFF_SECOND_FACTOR: 'off' }
  expect(refuseToStart(readSettings(both))?.split('\n')).toHaveLength(2)
})

it('production is told what it still has from the demo', () => {
  expect(warnOfInventions(readSettings({}))).toBeNull()
  expect(warnOfInventions(readSettings(production))).toMatch(
    /made up: STOREFRONT_ORIGIN, .*SUPPORT_EMAIL/,
  )
  const own = {
    STOREFRONT_ORIGIN: 'https://shop.example',
    PORTAL_ORIGIN: 'https://portal.shop.example',
    CONTACT_PHONE: '+254 20 555 0199',
    CONTACT_ADDRESS: 'Mombasa Road',
    OFFICES: 'Nairobi, Kenya|Mombasa Road|+254 20 555 0199|-1.32,36.84',
    MAIL_FROM: 'orders@shop.example',
    SUPPORT_EMAIL: 'support@shop.example',
  }
  const { OFFICES: _, ...rest } = own
  expect(warnOfInventions(readSettings({ ...production, ...rest }))).toMatch(/made up: OFFICES\.$/)
  expect(warnOfInventions(readSettings({ ...production, ...own }))).toBeNull()
})

it('only a shop that sells nothing has an account that is made up', () => {
  expect(readSettings({}).firstAccount).toMatchObject({ isInvented: true })
  expect(readSettings(production).firstAccount).toBeNull()
  const given = readSettings({ ...production, BANK_DETAILS: 'Bank: Ours | Account: 0100 2' })
  expect(given.firstAccount).toEqual({
    details: ['Bank: Ours', 'Account: 0100 2'],
    isInvented: false,
  })
})

it('production is told that it signs no invoice', () => {
  const files = { SIGNING_CERTIFICATE: '/etc/shop.p12', SIGNING_PASSPHRASE_FILE: '/etc/shop.txt' }
  expect(warningsOf(readSettings({}))).toEqual([])
  expect(warningsOf(readSettings(production))).toEqual([
    expect.stringMatching(/not signed.*SIGNING_CERTIFICATE/),
  ])
  expect(warningsOf(readSettings({ ...production, ...files }))).toEqual([])
  expect(() => readSettings({ SIGNING_CERTIFICATE: '/etc/shop.p12' })).toThrow(/go together/)
})
