import type { BandariClient, PasskeyQuestion } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { Authenticator, type Ceremony } from '../helpers/authenticator.ts'
import { mailsTo } from '../helpers/mails.ts'
import { newcomerPassword, signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

const shop = 'https://bandari.example'
const portal = 'https://portal.bandari.example'

let world: World
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: {
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      STOREFRONT_ORIGIN: shop,
      PORTAL_ORIGIN: portal,
    },
  })
})
afterAll(() => world.close())

const wrong = { passkey: ['This passkey could not be verified. Try again.'] }
const late = { codes: { non_field_errors: ['passkey_late'] } }
const visitor = (at = world) => at.clientWith(null)

interface Asked {
  code: string
  challenge: string
  methods: string[]
  passkey?: PasskeyQuestion
}

/** What somebody is asked whose password was right. */
async function askedOf(email: string, password = newcomerPassword, at = world): Promise<Asked> {
  const { error } = await visitor(at).POST('/auth/login/', { body: { username: email, password } })
  return error as unknown as Asked
}

async function begin(client: BandariClient) {
  const { data } = await client.POST('/account/second-factor/passkeys/options/', {})
  if (!data) throw new Error('No passkey may be added')
  return data
}

const add = async (
  client: BandariClient,
  device: Authenticator,
  { name = 'My telephone', ...lie }: { name?: string } & Partial<Ceremony> = {},
) => {
  const { challenge, options } = await begin(client)
  const passkey = device.make(options, { origin: portal, ...lie })
  return client.POST('/account/second-factor/passkeys/', { body: { challenge, name, passkey } })
}

/** Somebody new with a passkey. */
async function careful() {
  const email = await welcomeNewcomer(world)
  const client = world.clientWith(await signInAs(world, email))
  const device = new Authenticator()
  const { data } = await add(client, device)
  return { email, client, device, id: data?.passkey.id ?? 0, codes: data?.recovery_codes ?? [] }
}

/** Answers what was asked, or something else. */
const answer = (
  { challenge, passkey }: Pick<Asked, 'challenge' | 'passkey'>,
  device: Authenticator,
  ceremony: Ceremony = { origin: shop },
) => {
  const signed = device.answer({ challenge: passkey?.challenge ?? '' }, ceremony)
  return visitor().POST('/auth/second-factor/', { body: { challenge, passkey: signed } })
}

describe('adding a passkey', () => {
  test('turns the second factor on, and comes with recovery codes this once', async () => {
    const { email, client, codes } = await careful()
    expect(codes).toHaveLength(10)
    const second = await add(client, new Authenticator(), { name: 'A key ring' })
    expect(second.data?.recovery_codes).toEqual([])
    const { data } = await client.GET('/account/second-factor/')
    expect(data).toMatchObject({
      authenticator_since: null,
      recovery_codes_left: 10,
      passkeys: [
        { name: 'A key ring', used_at: null, is_here: true },
        { name: 'My telephone', used_at: null, is_here: true },
      ],
    })
    const [mail] = await mailsTo(world, email)
    expect(mail?.text).toContain('A passkey now protects')
  })

  test('the device is told the domain of both apps, and nothing of the account’s number', async () => {
    const { client, email, device } = await careful()
    const { options } = await begin(client)
    expect(options.rp).toEqual({ id: 'bandari.example', name: 'Bandari' })
    expect(options.user.name).toBe(email)
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
    expect(options.authenticatorSelection?.userVerification).toBe('required')
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.id])
  })

  test.each([
    ['on a page that is not ours', { origin: 'https://bandari.example.evil.example' }],
    ['by nobody in person', { isVerified: false }],
  ])('%s: refused', async (_, lie) => {
    const email = await welcomeNewcomer(world)
    const client = world.clientWith(await signInAs(world, email))
    expect((await add(client, new Authenticator(), lie)).error).toMatchObject(wrong)
    expect(await signInAs(world, email)).toMatch(/^[0-9a-f]{40}$/)
  })

  test('for another domain, of another person, and a second time: refused', async () => {
    const { client, device } = await careful()
    const { challenge, options } = await begin(client)
    const elsewhere = new Authenticator().make(
      { ...options, rp: { id: 'evil.example', name: 'Bandari' } },
      { origin: portal },
    )
    const post = (passkey: typeof elsewhere, by = client, answered = challenge) =>
      by.POST('/account/second-factor/passkeys/', {
        body: { challenge: answered, name: 'x', passkey },
      })
    expect((await post(elsewhere)).error).toMatchObject(wrong)
    const made = new Authenticator().make(options, { origin: portal })
    const other = world.clientWith(await signInAs(world, await welcomeNewcomer(world)))
    expect((await post(made, other)).error).toMatchObject(late)
    expect((await post(made)).response.status).toBe(201)
    expect((await post(made)).error).toMatchObject(late)
    // One that the shop knows already, of whomever.
    const again = await begin(other)
    const known = device.make(again.options, { origin: portal })
    expect((await post(known, other, again.challenge)).error).toMatchObject(wrong)
    const old = await begin(client)
    world.clock.advance({ minutes: 5 })
    const tardy = new Authenticator().make(old.options, { origin: portal })
    await prove(client, device)
    expect((await post(tardy, client, old.challenge)).error).toMatchObject(late)
  })

  test('ten are enough', async () => {
    const { client } = await careful()
    for (let more = 1; more < 10; more += 1) {
      expect((await add(client, new Authenticator())).response.status).toBe(201)
    }
    const full = await client.POST('/account/second-factor/passkeys/options/', {})
    expect(full.error).toMatchObject({ code: 'passkeys_full', values: { most: 10 } })
  })
})

describe('signing in', () => {
  test('asks for the passkey first, and the passkey opens the account', async () => {
    const { email, device } = await careful()
    const asked = await askedOf(email)
    expect(asked.methods).toEqual(['passkey', 'recovery-code'])
    expect(asked.passkey).toMatchObject({
      rpId: 'bandari.example',
      userVerification: 'required',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    })
    const { data } = await answer(asked, device, { origin: portal })
    const client = world.clientWith(data?.token ?? '')
    const own = await client.GET('/account/second-factor/')
    expect(own.data?.passkeys[0]?.used_at).not.toBeNull()
    // It was a proof, too.
    const renewed = await client.POST('/account/second-factor/recovery-codes/', {})
    expect(renewed.response.status).toBe(200)
  })

  test('an answer counts once', async () => {
    const { email, device } = await careful()
    const { challenge, passkey } = await askedOf(email)
    const signed = device.answer({ challenge: passkey?.challenge ?? '' }, { origin: shop })
    const send = (to: string) =>
      visitor().POST('/auth/second-factor/', { body: { challenge: to, passkey: signed } })
    const both = await Promise.all([send(challenge), send(challenge)])
    expect(both.map(({ response }) => response.status).sort((a, b) => a - b)).toEqual([200, 400])
    expect((await send(challenge)).response.status).toBe(400)
    // Nor does it answer the next challenge.
    expect((await send((await askedOf(email)).challenge)).error).toMatchObject(wrong)
  })

  test.each([
    ['on a page that is not ours', { origin: 'https://evil.example' }],
    ['on our name without encryption', { origin: 'http://bandari.example' }],
    ['by nobody in person', { origin: shop, isVerified: false }],
  ])('%s: refused', async (_, ceremony) => {
    const { email, device } = await careful()
    expect((await answer(await askedOf(email), device, ceremony)).error).toMatchObject(wrong)
    expect((await answer(await askedOf(email), device)).response.status).toBe(200)
  })

  test('a device whose counter falls back is a copy', async () => {
    const { email, device } = await careful()
    const count = async (counter: number) =>
      (await answer(await askedOf(email), device, { origin: shop, counter })).response.status
    expect(await count(7)).toBe(200)
    expect(await count(7)).toBe(400)
    expect(await count(3)).toBe(400)
    expect(await count(8)).toBe(200)
  })

  test('another person’s passkey opens only their own account', async () => {
    const [grace, juma] = [await careful(), await careful()]
    const asked = await askedOf(grace.email)
    expect((await answer(asked, juma.device)).error).toMatchObject(wrong)
    // Under the name of Grace's, signed by Juma's.
    const { challenge, passkey } = asked
    const signed = juma.device.answer({ challenge: passkey?.challenge ?? '' }, { origin: shop })
    const forged = await visitor().POST('/auth/second-factor/', {
      body: { challenge, passkey: { ...signed, id: grace.device.id } },
    })
    expect(forged.error).toMatchObject(wrong)
  })

  test('after five minutes, or without any answer: refused', async () => {
    const { email, device } = await careful()
    const asked = await askedOf(email)
    world.clock.advance({ minutes: 5 })
    expect((await answer(asked, device)).error).toMatchObject({
      codes: { non_field_errors: ['challenge_invalid'] },
    })
    const { challenge } = await askedOf(email)
    const empty = await visitor().POST('/auth/second-factor/', { body: { challenge } })
    expect(empty.error).toMatchObject({ codes: { code: ['required'] } })
    const broken = await visitor().POST('/auth/second-factor/', {
      body: {
        challenge,
        passkey: {
          id: device.id,
          response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
        },
      },
    })
    expect(broken.error).toMatchObject(wrong)
  })
})

/** Answers what a change asked again. */
async function prove(client: BandariClient, device: Authenticator, asked = challengeOf(client)) {
  const { challenge, passkey } = await asked
  const signed = device.answer(passkey, { origin: portal })
  return client.POST('/account/step-up/', { body: { challenge, passkey: signed } })
}

async function challengeOf(client: BandariClient) {
  const { data } = await client.POST('/account/step-up/passkey/', {})
  if (!data) throw new Error('There is no passkey')
  return data
}

describe('a proof', () => {
  test('is given by the passkey, once for each question', async () => {
    const { client, device } = await careful()
    world.clock.advance({ minutes: 10 })
    const renew = () => client.POST('/account/second-factor/recovery-codes/', {})
    expect((await renew()).response.status).toBe(403)
    const asked = challengeOf(client)
    expect((await prove(client, device, asked)).response.status).toBe(204)
    expect((await renew()).response.status).toBe(200)
    world.clock.advance({ minutes: 1 })
    expect((await prove(client, device, asked)).error).toMatchObject(late)
  })

  test('is not what answered a sign-in, or another person', async () => {
    const { email, client, device } = await careful()
    const { challenge, passkey } = await askedOf(email)
    if (!passkey) throw new Error('No passkey was asked for')
    const ofSignIn = await prove(client, device, Promise.resolve({ challenge, passkey }))
    expect(ofSignIn.error).toMatchObject(late)
    const other = await careful()
    const theirs = await prove(client, device, challengeOf(other.client))
    expect(theirs.error).toMatchObject(late)
    expect((await prove(client, other.device)).error).toMatchObject(wrong)
  })

  test('cannot be asked of a passkey by who has none', async () => {
    const client = await world.as('buyer')
    const { error } = await client.POST('/account/step-up/passkey/', {})
    expect(error).toMatchObject({ code: 'passkey_absent' })
  })
})

describe('removing a passkey', () => {
  const remove = (client: BandariClient, id: number) =>
    client.DELETE('/account/second-factor/passkeys/{id}/', { params: { path: { id } } })

  test('the last one takes the second factor along, and the owner hears of it', async () => {
    const { email, client, id } = await careful()
    const { data } = await add(client, new Authenticator())
    const second = data?.passkey.id ?? 0
    expect((await remove(client, second)).response.status).toBe(204)
    expect((await remove(client, second)).response.status).toBe(404)
    expect((await askedOf(email)).methods).toEqual(['passkey', 'recovery-code'])
    expect((await remove(client, id)).response.status).toBe(204)
    const [mail] = await mailsTo(world, email)
    expect(mail?.text).toContain('has been removed')
    expect(await signInAs(world, email)).toMatch(/^[0-9a-f]{40}$/)
    const own = await client.GET('/account/second-factor/')
    expect(own.data).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
  })

  test('nobody removes somebody else’s', async () => {
    const [grace, juma] = [await careful(), await careful()]
    expect((await remove(juma.client, grace.id)).response.status).toBe(404)
    expect((await askedOf(grace.email)).code).toBe('second_factor_required')
  })
})

test('where the apps share no domain, a passkey is asked for by the app that it was made on', async () => {
  const own = await createWorld({
    ...inject('postgres'),
    environment: {
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      STAFF_SECOND_FACTOR: 'true',
    },
  })
  try {
    const { email } = people.desk
    const client = own.clientWith(await signInAs(own, email, demoPassword))
    const { challenge, options } = await begin(client)
    expect(options.rp.id).toBe('localhost')
    const device = new Authenticator()
    const passkey = device.make(options, { origin: own.settings.storefrontOrigin })
    const body = { challenge, name: 'Desk', passkey }
    const { data } = await client.POST('/account/second-factor/passkeys/', { body })
    expect((await client.GET('/support/orders', {})).response.status).toBe(200)
    expect((await askedOf(email, demoPassword, own)).methods).toContain('passkey')
    const atPortal = await own.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      headers: { host: new URL(own.settings.portalOrigin).host },
      payload: { username: email, password: demoPassword },
    })
    expect(atPortal.json()).toMatchObject({ methods: ['recovery-code'] })
    expect(atPortal.json()).not.toHaveProperty('passkey')
    // Staff keep one.
    const id = data?.passkey.id ?? 0
    const removed = await client.DELETE('/account/second-factor/passkeys/{id}/', {
      params: { path: { id } },
    })
    expect(removed.error).toMatchObject({ code: 'second_factor_needed' })
  } finally {
    await own.close()
  }
})
