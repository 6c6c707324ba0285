import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

/** Every answer of every part of the shop, on both hosts, tells browsers the same. */

const origins = {
  STOREFRONT_ORIGIN: 'https://shop.example',
  PORTAL_ORIGIN: 'https://portal.shop.example',
}

const addresses = [
  ['an answer of the API', 'GET', '/api/countries/', 200],
  ['a refusal', 'GET', '/api/profile/', 401],
  ['an unknown call', 'GET', '/api/nowhere', 404],
  ['a known one by another method', 'PUT', '/api/auth/login/', 405],
  ['an address that cannot be decoded', 'GET', '/api/%zz', 400],
  ['an unknown page', 'GET', '/nowhere', 404],
  ['a picture that a document may be', 'GET', '/media/none.svg', 404],
  ['an emblem', 'GET', '/brands/toyota.svg', 200],
  ['the picture of a shared link', 'GET', '/share-fr.png', 200],
  ['robots', 'GET', '/robots.txt', 200],
  ['a sitemap', 'GET', '/sitemaps/pages.xml', 200],
] as const

describe('an encrypted shop', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ ...inject('postgres'), environment: origins })
  })
  afterAll(() => world.close())

  test.each(addresses)('%s', async (_, method, url, status) => {
    for (const host of ['shop.example', 'portal.shop.example']) {
      const answer = await world.app.inject({ method, url, headers: { host } })
      if (host === 'shop.example') expect(answer.statusCode).toBe(status)
      expect(answer.headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      const isPicture = /^\/(media|brands|share)/.test(url)
      expect(answer.headers['cross-origin-resource-policy']).toBe(
        isPicture ? 'cross-origin' : 'same-origin',
      )
    }
  })
})

test('scripts and pictures, which are no documents, do without what only documents need', async () => {
  const world = await createWorld(inject('postgres'))
  for (const url of ['/assets/none.js', '/assets/i18n/1/en/none.json', '/media/none.avif']) {
    const { headers } = await world.app.inject(url)
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff')
    expect(headers).toHaveProperty('cross-origin-resource-policy')
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers).not.toHaveProperty('cross-origin-opener-policy')
  }
  await world.close()
})

test('a shop on plain HTTP does not ask for encryption', async () => {
  const world = await createWorld(inject('postgres'))
  const { headers } = await world.app.inject('/api/countries/')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers).toHaveProperty('x-content-type-options')
  await world.close()
})

describe('the page on which the API is tried', () => {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:1',
    BANK_DETAILS: 'Account: 0100 4471 2208',
    ...origins,
  }
  test.each([
    ['while developing', {}, 200],
    ['in production', production, 404],
  ])('%s: %s', async (_, environment, status) => {
    const world = await createWorld({ ...inject('postgres'), environment })
    expect((await world.app.inject('/api/docs/')).statusCode).toBe(status)
    await world.close()
  })
})
