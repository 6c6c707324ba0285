import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      storefrontOrigin: 'http://localhost:8080',
      portalOrigin: 'http://portal.localhost:8080',
      demo: true,
      trustProxy: false,
    })
  })

  it('makes the origins from the port', () => {
    expect(readSettings({ PORT: '9000' }).portalOrigin).toBe('http://portal.localhost:9000')
    expect(readSettings({ PORT: '80' }).storefrontOrigin).toBe('http://localhost')
  })

  it('has the flash offer open in the demo shop, and nowhere else unless told when it ends', () => {
    expect(readSettings({}).flashOfferEnds?.toISOString()).toBe('2030-01-01T20:59:00.000Z')
    expect(readSettings({ NODE_ENV: 'production' }).flashOfferEnds).toBeNull()
    expect(
      readSettings({ FLASH_OFFER_ENDS: '2020-01-20 23:59' }).flashOfferEnds?.toISOString(),
    ).toBe('2020-01-20T20:59:00.000Z')
  })

  it('gives the demo orders an address in Bitcoin, and no other shop unless it has a key', () => {
    const [demo, shop] = [readSettings({}), readSettings({ NODE_ENV: 'production' })]
    expect(demo.bitcoinXpub).toMatch(/^zpub/)
    expect(shop.bitcoinXpub).toBeUndefined()
  })

  it('takes an empty setting for an absent one', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' }).port).toBe(8080)
  })

  it.each(['on', 'ON', 'true', 'yes', '1', ' on '])('takes %j for on', (written) => {
    expect(readSettings({ DRAFT_LANGUAGES: written }).draftLanguages).toBe(true)
    expect(readSettings({ STAFF_SECOND_FACTOR: written }).staffSecondFactor).toBe(true)
  })

  it.each(['off', 'Off', 'false', 'no', '0'])('takes %j for off', (written) => {
    const off = {
      DEMO: written,
      PREPARED_STATEMENTS: written,
      RATE_LIMITS: written,
      S3_PATH_STYLE: written,
      SHARED_CACHE: written,
      STRUCK_PRICES: written,
    }
    const settings = readSettings({ ...off, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' })
    expect(settings).toMatchObject({
      demo: false,
      preparedStatements: false,
      rateLimits: false,
      s3: { pathStyle: false },
      sharedCache: false,
      struckPrices: false,
    })
  })

  it.each([
    [{ PORT: '70000' }, /Setting PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /Setting DATABASE_URL must start with postgres/],
    [{ STOREFRONT_ORIGIN: 'shop.example/' }, /Setting STOREFRONT_ORIGIN must look like/],
    [{ SMTP_URL: 'mail.example' }, /Setting SMTP_URL must start with smtp/],
    [{ SUPPORT_EMAIL: 'nobody' }, /Setting SUPPORT_EMAIL/],
    [{ CONTACT_PHONE: '020 555 0100' }, /Setting CONTACT_PHONE must look like/],
    [{ OFFICES: 'Nairobi' }, /Setting OFFICES must look like/],
    [{ SOCIAL_LINKS: 'https://elsewhere.example' }, /Setting SOCIAL_LINKS must be https/],
    [{ FLASH_OFFER_ENDS: 'soon' }, /Setting FLASH_OFFER_ENDS must look like/],
    [{ BITCOIN_XPUB: 'xpub' }, /Setting BITCOIN_XPUB/],
    [{ GOOGLE_CLIENT_ID: 'bandari' }, /Setting GOOGLE_CLIENT_ID must look like/],
    [{ GOOGLE_SCRIPT_URL: 'https://x.example/;script-src *' }, /Setting GOOGLE_SCRIPT_URL/],
    [{ PAYMENT_DAYS: '0' }, /Setting PAYMENT_DAYS/],
    [{ POSITION_SALES: '15000,60000' }, /Setting POSITION_SALES/],
    [{ POSITION_SALES: '60000,15000,200000' }, /Setting POSITION_SALES/],
    [{ POSITION_SALES: '0,1,2' }, /Setting POSITION_SALES/],
    [{ EBAY_CLIENT_ID: 'me' }, /EBAY_CLIENT_ID and EBAY_CLIENT_SECRET go together/],
    [{ EBAY_MARKETPLACE: 'US' }, /Setting EBAY_MARKETPLACE must look like/],
    [{ PARTNER_WAIT_MS: '0' }, /Setting PARTNER_WAIT_MS/],
    [{ TRUST_PROXY: 'true' }, /Setting TRUST_PROXY must be how many proxies stand before/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /Setting TRUST_PROXY/],
    [{ DEMO: 'perhaps' }, /Setting DEMO must be on or off/],
    [{ PORT: 'eighty' }, /Setting PORT must be a whole number from 0 to 65535/],
    [{ PORT: '-0.5' }, /^Setting PORT must be a whole number from 0 to 65535$/],
    [{ KES_PER_USD: '0' }, /Setting KES_PER_USD must be a number from 1 to 10000/],
    [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, /must be a number from 0 to 1, such as 0.1/],
    [{ MASK_CONTACTS: 'always' }, /Setting MASK_CONTACTS must be order, answer or never/],
    [{ SYNCHRONOUS_COMMIT: 'local' }, /must be on, remote_write or remote_apply/],
  ])('refuses %j with a sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence)
  })

  it('names every malformed setting at once', () => {
    expect(() => readSettings({ PORT: 'x', PAYMENT_DAYS: 'y' })).toThrow(/PAYMENT_DAYS[\s\S]*PORT/)
  })
})
