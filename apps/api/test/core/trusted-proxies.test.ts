import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

/** Whoever makes up a forwarded address is counted by the address that a proxy of ours saw. */

async function openWorld(proxies: string): Promise<World> {
  return createWorld({
    ...inject('postgres'),
    environment: { RATE_LIMITS: 'true', TRUST_PROXY: proxies },
  })
}

/** Statuses of more calls than one address may make in a minute, each forwarded for another. */
async function statuses(world: World, remoteAddress: string, forwarded: (n: number) => string) {
  const seen = new Set<number>()
  for (let n = 0; n < 25; n += 1) {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/log-social-auth/',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded(n) },
      payload: { error: 'popup_closed' },
    })
    seen.add(statusCode)
  }
  return [...seen]
}

describe.each([
  ['one proxy', '1', '10.0.0.5'],
  ['a network of proxies', '10.0.0.0/8', '10.0.0.5'],
])('behind %s', (_, proxies, proxy) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(proxies)
  })
  afterAll(() => world.close())

  test('callers are told apart by what the proxy appended', async () => {
    expect(await statuses(world, proxy, (n) => `198.51.100.${n}`)).toEqual([204])
  })

  test('an address that a caller made up is not read', async () => {
    const made = (n: number) => `198.51.100.${n}, 203.0.113.9`
    expect(await statuses(world, proxy, made)).toEqual([204, 429])
  })
})

test('past a network of proxies nothing forwarded is read', async () => {
  const world = await openWorld('10.0.0.0/8')
  expect(await statuses(world, '203.0.113.9', (n) => `198.51.100.${n}`)).toEqual([204, 429])
  await world.close()
})
