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

  it('takes an empty setting for an absent one', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' }).port).toBe(8080)
  })

  it.each([
    [{ PORT: 'eighty' }, /Setting PORT/],
    [{ PORT: '70000' }, /Setting PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /Setting DATABASE_URL must start with postgres/],
    [{ STOREFRONT_ORIGIN: 'shop.example/' }, /Setting STOREFRONT_ORIGIN must look like/],
    [{ SMTP_URL: 'mail.example' }, /Setting SMTP_URL must start with smtp/],
    [{ SUPPORT_EMAIL: 'nobody' }, /Setting SUPPORT_EMAIL/],
    [{ BITCOIN_XPUB: 'xpub' }, /Setting BITCOIN_XPUB/],
    [{ PAYMENT_DAYS: '0' }, /Setting PAYMENT_DAYS/],
    [{ DEMO: 'perhaps' }, /Setting DEMO/],
    [{ DEMO: 'true', NODE_ENV: 'production' }, /DEMO cannot be true/],
  ])('refuses %j with a sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence)
  })

  it('names every malformed setting at once', () => {
    expect(() => readSettings({ PORT: 'x', PAYMENT_DAYS: 'y' })).toThrow(/PORT[\s\S]*PAYMENT_DAYS/)
  })
})
