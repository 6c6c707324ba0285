import type { AccountSession, BandariClient } from '@bandari/sdk'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { type Google, openGoogle } from '../helpers/google.ts'
import { mailsTo } from '../helpers/mails.ts'
import { newcomerPassword, signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const halfMinute = { minutes: 0.5 }

let google: Google
let world: World
beforeAll(async () => {
  google = await openGoogle()
  world = await createWorld({
    ...inject('postgres'),
    environment: {
      SECRET_KEY: key,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_API_URL: google.apiUrl,
    },
  })
})
afterAll(async () => {
  await world.close()
  await google.close()
})

const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) })

/** Another code than the right one. */
const wrongCode = (secret: string) =>
  codeOf(secret).replace(/\d$/, (digit) => String((Number(digit) + 5) % 10))

/** Turns the second factor on; the clock moves on, so that the next code is another one. */
async function enrol(client: BandariClient, at = world) {
  const { data } = await client.POST('/account/second-factor/authenticator/', {})
  const secret = data?.secret ?? ''
  const epoch = Math.floor(at.clock.now().getTime() / 1000)
  const { data: confirmed } = await client.POST('/account/second-factor/authenticator/confirm/', {
    body: { code: generateSync({ secret, epoch }) },
  })
  at.clock.advance(halfMinute)
  return { secret, codes: confirmed?.recovery_codes ?? [] }
}

/** Somebody new with an authenticator app. */
async function careful() {
  const email = await welcomeNewcomer(world)
  const client = world.clientWith(await signInAs(world, email))
  return { email, client, ...(await enrol(client)) }
}

const visitor = () => world.clientWith(null)

async function challengeOf(email: string, password = newcomerPassword): Promise<string> {
  const { error } = await visitor().POST('/auth/login/', { body: { username: email, password } })
  return error && 'challenge' in error ? (error as { challenge: string }).challenge : ''
}

const answer = (challenge: string, code: string) =>
  visitor().POST('/auth/second-factor/', { body: { challenge, code } })

describe('signing in', () => {
  test('a right password is answered with a challenge, which the code answers', async () => {
    const { email, secret } = await careful()
    const asked = await visitor().POST('/auth/login/', {
      body: { username: email, password: newcomerPassword },
    })
    expect(asked.response.status).toBe(403)
    expect(asked.error).toMatchObject({
      code: 'second_factor_required',
      methods: ['authenticator', 'recovery-code'],
    })
    const { data } = await answer(await challengeOf(email), codeOf(secret))
    const client = world.clientWith(data?.token ?? '')
    expect((await client.GET('/profile/')).data?.email).toBe(email)
  })

  test('a wrong password is refused as ever, without a word of a second factor', async () => {
    const { email } = await careful()
    const { response, error } = await visitor().POST('/auth/login/', {
      body: { username: email, password: 'a wrong password' },
    })
    expect(response.status).toBe(400)
    expect(error).toEqual({ non_field_errors: ['Unable to log in with provided credentials.'] })
  })

  test('a code counts once, also for two at the same moment', async () => {
    const { email, secret } = await careful()
    const challenges = [await challengeOf(email), await challengeOf(email)]
    const code = codeOf(secret)
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
    expect(answers.map(({ response }) => response.status).sort((a, b) => a - b)).toEqual([200, 400])
    expect((await answer(await challengeOf(email), code)).response.status).toBe(400)
  })

  test('a challenge is good for one sign-in, and for five minutes', async () => {
    const { email, secret } = await careful()
    const challenge = await challengeOf(email)
    expect((await answer(challenge, wrongCode(secret))).response.status).toBe(400)
    expect((await answer(challenge, codeOf(secret))).response.status).toBe(200)
    world.clock.advance(halfMinute)
    const late = { non_field_errors: ['This took too long. Sign in again.'] }
    expect((await answer(challenge, codeOf(secret))).error).toEqual(late)
    const old = await challengeOf(email)
    world.clock.advance({ minutes: 5 })
    expect((await answer(old, codeOf(secret))).error).toEqual(late)
    expect((await answer('made-up.x', codeOf(secret))).error).toEqual(late)
  })

  test('wrong codes make the next one wait, also a right one', async () => {
    const { email, secret, codes } = await careful()
    const challenge = await challengeOf(email)
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await answer(challenge, wrongCode(secret))).response.status).toBe(400)
    }
    const { response, error } = await answer(challenge, codeOf(secret))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(error).toMatchObject({ code: 'throttled' })
    expect((await answer(challenge, codes[0] ?? '')).response.status).toBe(200)
    world.clock.advance({ minutes: 1.5 })
    expect((await answer(await challengeOf(email), codeOf(secret))).response.status).toBe(200)
  })

  test('a recovery code counts once, however it is written, and the owner hears of it', async () => {
    const { email, client, codes } = await careful()
    const typed = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? ''
    expect((await answer(await challengeOf(email), typed)).response.status).toBe(200)
    expect((await answer(await challengeOf(email), typed)).response.status).toBe(400)
    const { data } = await client.GET('/account/second-factor/')
    expect(data?.recovery_codes_left).toBe(9)
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe('Bandari: A recovery code of your account was used')
  })

  test('a recovery code for a challenge that was answered before is not used up', async () => {
    const { email, client, secret, codes } = await careful()
    const challenge = await challengeOf(email)
    expect((await answer(challenge, codeOf(secret))).response.status).toBe(200)
    const [code = ''] = codes
    expect((await answer(challenge, code)).response.status).toBe(400)
    expect((await client.GET('/account/second-factor/')).data?.recovery_codes_left).toBe(10)
    expect((await answer(await challengeOf(email), code)).response.status).toBe(200)
  })

  test('Google does not do without it', async () => {
    const { email, secret } = await careful()
    const { error, response } = await visitor().POST('/social/google-oauth2/', {
      body: { access_token: google.tokenFor({ sub: email, email, email_verified: true }) },
    })
    expect(response.status).toBe(403)
    const challenge =
      error && 'challenge' in error ? (error as { challenge: string }).challenge : ''
    expect((await answer(challenge, codeOf(secret))).response.status).toBe(200)
  })

  test('who is deactivated meanwhile stays outside', async () => {
    const { email, secret } = await careful()
    const challenge = await challengeOf(email)
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('email', '=', email)
      .execute()
    expect((await answer(challenge, codeOf(secret))).response.status).toBe(400)
  })
})

describe('an authenticator app', () => {
  test('asks nothing of anybody before a code has confirmed it', async () => {
    const email = await welcomeNewcomer(world)
    const client = world.clientWith(await signInAs(world, email))
    const { data } = await client.POST('/account/second-factor/authenticator/', {})
    expect(data?.uri).toContain(data?.secret)
    expect(data?.qr.path).toMatch(/^M/)
    const confirm = (code: string) =>
      client.POST('/account/second-factor/authenticator/confirm/', { body: { code } })
    expect((await confirm(wrongCode(data?.secret ?? ''))).response.status).toBe(400)
    expect(await signInAs(world, email)).toMatch(/^[0-9a-f]{40}$/)
    const { data: confirmed } = await confirm(codeOf(data?.secret ?? ''))
    expect(confirmed?.recovery_codes).toHaveLength(10)
    await expect(signInAs(world, email)).rejects.toThrow('cannot sign in')
  })

  test('neither secret nor recovery codes are in the database', async () => {
    const { secret, codes } = await careful()
    const kept = await world.db.selectFrom('authenticators').select('secret').execute()
    expect(kept.some((row) => row.secret.includes(secret))).toBe(false)
    const hashes = await world.db.selectFrom('recovery_codes').select('code_hash').execute()
    expect(hashes.every(({ code_hash }) => code_hash.length === 32)).toBe(true)
    expect(hashes.some(({ code_hash }) => code_hash.includes(codes[0] ?? ''))).toBe(false)
  })

  test('there is one, and the owner hears of its coming and going', async () => {
    const { email, client } = await careful()
    const again = await client.POST('/account/second-factor/authenticator/', {})
    expect(again.response.status).toBe(409)
    const removed = await client.DELETE('/account/second-factor/authenticator/', {})
    expect(removed.response.status).toBe(204)
    const { data } = await client.GET('/account/second-factor/')
    expect(data).toEqual({
      authenticator_since: null,
      passkeys: [],
      recovery_codes_left: 0,
      is_required: false,
    })
    expect(await signInAs(world, email)).toMatch(/^[0-9a-f]{40}$/)
    const [gone, come] = await mailsTo(world, email)
    expect(gone?.text).toContain('has been removed')
    expect(come?.text).toContain('now protects')
  })

  test('new recovery codes end the earlier ones', async () => {
    const { email, client, codes } = await careful()
    const { data } = await client.POST('/account/second-factor/recovery-codes/', {})
    expect(data?.recovery_codes).toHaveLength(10)
    expect((await answer(await challengeOf(email), codes[0] ?? '')).response.status).toBe(400)
    const [fresh = ''] = data?.recovery_codes ?? []
    expect((await answer(await challengeOf(email), fresh)).response.status).toBe(200)
  })
})

describe('a proof', () => {
  const prove = (client: BandariClient, body: { code?: string; password?: string }) =>
    client.POST('/account/step-up/', { body })

  test('counts for ten minutes: then the second factor is not changed without another', async () => {
    const { client, secret } = await careful()
    world.clock.advance({ minutes: 10 })
    const renew = () => client.POST('/account/second-factor/recovery-codes/', {})
    expect((await renew()).error).toMatchObject({ code: 'step_up_needed' })
    expect((await prove(client, { password: newcomerPassword })).response.status).toBe(400)
    expect((await prove(client, { code: wrongCode(secret) })).response.status).toBe(400)
    expect((await renew()).response.status).toBe(403)
    expect((await prove(client, { code: codeOf(secret) })).response.status).toBe(204)
    expect((await renew()).response.status).toBe(200)
  })

  test('is the password for who has no second factor yet', async () => {
    const email = await welcomeNewcomer(world)
    const client = world.clientWith(await signInAs(world, email))
    world.clock.advance({ minutes: 10 })
    const begin = () => client.POST('/account/second-factor/authenticator/', {})
    expect((await begin()).error).toMatchObject({ code: 'step_up_needed' })
    expect((await prove(client, { code: '123456' })).response.status).toBe(400)
    expect((await prove(client, { password: 'a wrong one' })).response.status).toBe(400)
    expect((await prove(client, { password: newcomerPassword })).response.status).toBe(204)
    expect((await begin()).response.status).toBe(201)
  })

  test('goes along to the portal', async () => {
    const { client } = await careful()
    const { data } = await client.POST('/auth/handover/', {
      body: { audience: 'portal', next: '/' },
    })
    const { data: arrived } = await visitor().POST('/auth/handover/redeem/', {
      body: { code: data?.code ?? '', audience: 'portal' },
    })
    const portal = world.clientWith(arrived?.token ?? '')
    const { response } = await portal.POST('/account/second-factor/recovery-codes/', {})
    expect(response.status).toBe(200)
  })

  test('of another sign-in does not count', async () => {
    const email = await welcomeNewcomer(world)
    const other = world.clientWith(await signInAs(world, email))
    const client = world.clientWith(await signInAs(world, email))
    await enrol(client)
    const { error } = await other.POST('/account/second-factor/recovery-codes/', {})
    expect(error).toMatchObject({ code: 'step_up_needed' })
    const { data } = await other.GET('/account/sessions/')
    expect(data?.map(({ is_current }: AccountSession) => is_current)).toHaveLength(2)
  })
})

describe('before money and roles', () => {
  const guarded = [
    ['POST', 'payout-batches', undefined],
    ['PUT', 'payout-batches/2000000', { state: 'paid', version: 1, reference: 'x' }],
    ['POST', 'agents/2000000/payouts', { reference: 'MM-1' }],
    ['POST', 'agents/2000000/adjustments', { amount: '1.00', reason: 'x' }],
    ['PUT', 'staff/2000000', { version: 1, staff_role: 'support', reason: 'x' }],
  ] as const

  test('who has a second factor proves it again, and others are not asked', async () => {
    const token = await signInAs(world, people.support.email, demoPassword)
    const client = world.clientWith(token)
    const refusals = () =>
      Promise.all(
        guarded.map(async ([method, path, payload]) => {
          const headers = { authorization: `Token ${token}` }
          const url = `/api/support/${path}`
          const answer = await world.app.inject({ method, url, headers, payload })
          return answer.json<{ code?: string }>().code
        }),
      )
    expect(await refusals()).not.toContain('step_up_needed')
    const { secret } = await enrol(client)
    world.clock.advance({ minutes: 10 })
    expect(new Set(await refusals())).toEqual(new Set(['step_up_needed']))
    expect((await client.GET('/support/orders', {})).response.status).toBe(200)
    await client.POST('/account/step-up/', { body: { code: codeOf(secret) } })
    expect(await refusals()).not.toContain('step_up_needed')
  })
})

describe('where staff need one', () => {
  test('they do nothing as staff until they have it, and never lose the last one', async () => {
    const own = await createWorld({
      ...inject('postgres'),
      environment: { SECRET_KEY: key, STAFF_SECOND_FACTOR: 'true' },
    })
    try {
      const client = own.clientWith(await signInAs(own, people.desk.email, demoPassword))
      const orders = () => client.GET('/support/orders', {})
      expect((await orders()).error).toMatchObject({ code: 'second_factor_missing' })
      expect((await client.GET('/profile/')).response.status).toBe(200)
      const { data } = await client.GET('/account/second-factor/')
      expect(data?.is_required).toBe(true)
      await enrol(client, own)
      expect((await orders()).response.status).toBe(200)
      const removed = await client.DELETE('/account/second-factor/authenticator/', {})
      expect(removed.error).toMatchObject({ code: 'second_factor_needed' })
      const buyer = own.clientWith(await signInAs(own, people.buyer.email, demoPassword))
      expect((await buyer.GET('/basket/')).response.status).toBe(200)
    } finally {
      await own.close()
    }
  })
})
