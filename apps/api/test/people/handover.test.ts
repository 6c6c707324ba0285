import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { BandariClient } from '@bandari/sdk'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { signInAs } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let buyer: BandariClient
let visitor: BandariClient

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  buyer = await world.as('buyer')
  visitor = await world.as(null)
})
afterAll(() => world.close())

function create(next: string, audience = 'portal') {
  return buyer.POST('/auth/handover/', { body: { audience: audience as 'portal', next } })
}

async function freshCode(next = '/profile'): Promise<string> {
  const { data } = await create(next)
  if (!data) throw new Error('no code')
  return data.code
}

function redeem(code: string, audience = 'portal') {
  return visitor.POST('/auth/handover/redeem/', {
    body: { code, audience: audience as 'portal' },
  })
}

const refused = { non_field_errors: ['Invalid or expired code.'] }

describe('createHandover', () => {
  test('a visitor has nothing to hand over', async () => {
    const { error, response } = await visitor.POST('/auth/handover/', {
      body: { audience: 'portal', next: '/profile' },
    })
    expect(response.status).toBe(401)
    expect(error).toEqual({ detail: 'Authentication credentials were not provided.' })
  })

  test('the code is 256 bits, rides in the fragment and is not kept in clear', async () => {
    const { data, response } = await create('/profile')
    expect(response.status).toBe(201)
    expect(data?.code).toMatch(/^[\w-]{43}$/)
    expect(data).toEqual({
      code: data?.code,
      expires_in: 60,
      url: `${world.settings.portalOrigin}/sso#code=${data?.code}`,
    })
    const rows = await world.db.selectFrom('handovers').select('code_hash').execute()
    expect(rows.every(({ code_hash }) => code_hash.length === 32)).toBe(true)
    expect(rows.some(({ code_hash }) => code_hash.includes(data?.code ?? ''))).toBe(false)
  })

  test('the portal hands over to the shop, and a code for one place is refused at the other', async () => {
    const { data } = await create('/my-basket', 'shop')
    expect(data?.url).toBe(`${world.settings.storefrontOrigin}/sso#code=${data?.code}`)
    expect((await redeem(data?.code ?? '')).error).toEqual(refused)
    const arrived = await redeem(data?.code ?? '', 'shop')
    expect(arrived.data).toMatchObject({ email: people.buyer.email, next: '/my-basket' })
  })

  test('another audience is refused', async () => {
    const { error, response } = await create('/profile', 'desk')
    expect(response.status).toBe(400)
    expect(error).toEqual({ audience: ['"desk" is not a valid choice.'] })
  })

  test.each([
    '',
    'profile',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\\b',
  ])('%j is refused as the place to go', async (next) => {
    const { error, response } = await create(next)
    expect(response.status).toBe(400)
    expect(error).toEqual({ next: [expect.any(String)] })
  })

  test('a path may be 200 characters long and no longer', async () => {
    expect((await create(`/${'a'.repeat(199)}`)).response.status).toBe(201)
    expect((await create(`/${'a'.repeat(200)}`)).error).toEqual({
      next: ['Ensure this field has no more than 200 characters.'],
    })
  })
})

describe('redeemHandover', () => {
  test('nobody gets in with a made-up code', async () => {
    const { error, response } = await redeem('made-up')
    expect(response.status).toBe(400)
    expect(error).toEqual(refused)
  })

  test('the code buys a sign-in of its own, for the same person', async () => {
    const { data, response } = await redeem(await freshCode('/orders?page=2#top'))
    expect(response.status).toBe(200)
    expect(data).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{40}$/),
      email: people.buyer.email,
      next: '/orders?page=2#top',
    })
    const portal = world.clientWith(data?.token ?? '')
    expect((await portal.GET('/profile/')).data?.email).toBe(people.buyer.email)
    await portal.POST('/auth/logout/', {})
    expect((await buyer.GET('/profile/')).response.status).toBe(200)
  })

  test('the code works once', async () => {
    const code = await freshCode()
    expect((await redeem(code)).response.status).toBe(200)
    expect((await redeem(code)).error).toEqual(refused)
  })

  test('of ten simultaneous redemptions one wins', async () => {
    const code = await freshCode()
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)))
    const errors = answers.flatMap(({ error }) => (error ? [error] : []))
    expect(errors).toEqual(Array.from({ length: 9 }, () => refused))
  })

  test('the code is good for 60 seconds', async () => {
    const inTime = await freshCode()
    world.clock.advance({ minutes: 0.95 })
    expect((await redeem(inTime)).response.status).toBe(200)
    const late = await freshCode()
    world.clock.advance({ minutes: 1 })
    expect((await redeem(late)).error).toEqual(refused)
  })

  test('a code for another audience is refused in the same words', async () => {
    const code = await freshCode()
    await world.db.updateTable('handovers').set({ audience: 'desk' }).execute()
    expect((await redeem(code)).error).toEqual(refused)
    expect((await redeem(code, 'desk')).error).toEqual({
      audience: ['"desk" is not a valid choice.'],
    })
  })

  test('a code of somebody who was deactivated is refused', async () => {
    const token = await signInAs(world, people.recruit.email, demoPassword)
    const { data } = await world.clientWith(token).POST('/auth/handover/', {
      body: { audience: 'portal', next: '/' },
    })
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('email', '=', people.recruit.email)
      .execute()
    expect((await redeem(data?.code ?? '')).error).toEqual(refused)
  })

  test('a code that is missing, empty or endless is refused', async () => {
    const missing = await visitor.POST('/auth/handover/redeem/', { body: {} as never })
    expect(missing.error).toEqual({
      code: ['This field is required.'],
      audience: ['This field is required.'],
    })
    expect((await redeem('')).error).toEqual({ code: ['This field may not be blank.'] })
    expect((await redeem('x'.repeat(129))).error).toEqual({
      code: ['Ensure this field has no more than 128 characters.'],
    })
  })
})
