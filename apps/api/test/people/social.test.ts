import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { forgetStaleRows } from '../../src/people/privacy/housekeeping.store.ts'
import { type Google, type Googler, openGoogle } from '../helpers/google.ts'
import {
  newcomerPassword,
  registerNewcomer,
  signInAs,
  welcomeNewcomer,
} from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let google: Google

beforeAll(async () => {
  google = await openGoogle()
  world = await createWorld({
    ...inject('postgres'),
    environment: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_API_URL: google.apiUrl,
      GOOGLE_SCRIPT_URL: google.scriptUrl,
    },
  })
})
afterAll(async () => {
  await world.close()
  await google.close()
})

let lastSubject = 100

/** Somebody whom Google knows and this shop does not. */
function googler(wish: Partial<Googler> = {}): Googler {
  lastSubject += 1
  return {
    sub: String(lastSubject),
    email: `person-${lastSubject}@gmail.example`,
    email_verified: true,
    given_name: 'Amina',
    family_name: 'Said',
    ...wish,
  }
}

const exchange = (access_token: string, within = world) =>
  within.clientWith(null).POST('/social/google-oauth2/', { body: { access_token } })

const enter = (person: Googler) => exchange(google.tokenFor(person))

async function profileOf(token: string | undefined) {
  const { data } = await world.clientWith(token ?? null).GET('/profile/')
  return data
}

function accountsWith(email: string) {
  return world.db.selectFrom('accounts').selectAll().where('email', '=', email).execute()
}

describe('signInSocially', () => {
  test('without a client id there is no such call', async () => {
    const plain = await createWorld(inject('postgres'))
    const { response, error } = await exchange(google.tokenFor(googler()), plain)
    await plain.close()
    expect(response.status).toBe(404)
    expect(error).toEqual({ detail: 'Not found.' })
  })

  test('a token that is missing or blank is refused under its field', async () => {
    const { response, error } = await exchange('')
    expect(response.status).toBe(400)
    expect(error).toEqual({ access_token: ['This field may not be blank.'] })
  })

  test('a token that Google does not know is invalid, in its words', async () => {
    const { response, error } = await exchange('ya29.made-up')
    expect(response.status).toBe(400)
    expect(error).toEqual({ errors: { token: 'Invalid token', detail: 'Invalid Value' } })
  })

  test("a token that another site was given opens nobody's account", async () => {
    const person = googler({ email: people.buyer.email, aud: '9-evil.apps.googleusercontent.com' })
    const { response, error } = await enter(person)
    expect(response.status).toBe(400)
    expect(error).toEqual({
      errors: {
        token: 'Invalid token',
        detail: 'The token was issued to another application.',
      },
    })
  })

  test.each([false, 'false', undefined])(
    'an address that is not verified (%s) opens no account and makes none',
    async (email_verified) => {
      const known = await enter(googler({ email: people.buyer.email, email_verified }))
      expect(known.response.status).toBe(400)
      expect(known.error).toEqual({ errors: { non_field_errors: 'Authentication Failed' } })
      const stranger = googler({ email_verified })
      expect((await enter(stranger)).response.status).toBe(400)
      expect(await accountsWith(stranger.email ?? '')).toEqual([])
    },
  )

  test.each(['broken', 'strange'] as const)('Google is %s: Authentication Failed', async (mood) => {
    google.be(mood)
    const { response, error } = await enter(googler())
    google.be('well')
    expect(response.status).toBe(400)
    expect(error).toEqual({ errors: { non_field_errors: 'Authentication Failed' } })
  })

  test('Google does not answer: Authentication Failed after five seconds, and others go on', async () => {
    google.be('silent')
    const begin = performance.now()
    const waiting = Array.from({ length: 12 }, () => enter(googler()))
    // More than the pool has connections: none of them is held while Google is waited for.
    expect((await world.clientWith(null).GET('/countries/')).response.status).toBe(200)
    expect(performance.now() - begin).toBeLessThan(4000)
    const answers = await Promise.all(waiting)
    google.be('well')
    expect(answers.map(({ response }) => response.status)).toEqual(waiting.map(() => 400))
    expect(performance.now() - begin).toBeLessThan(8000)
  }, 15_000)

  test('a newcomer gets an account that is open at once', async () => {
    const person = googler({ email_verified: 'true' })
    const { data, response } = await enter(person)
    expect(response.status).toBe(200)
    expect(data?.token).toMatch(/^[0-9a-f]{40}$/)
    expect(await profileOf(data?.token)).toMatchObject({
      email: person.email,
      first_name: 'Amina',
      last_name: 'Said',
    })
  })

  test('coming again is the same account, also under another address', async () => {
    const person = googler()
    await enter(person)
    const moved = await enter({ ...person, email: 'moved@gmail.example' })
    expect((await profileOf(moved.data?.token))?.email).toBe(person.email)
    expect(await accountsWith('moved@gmail.example')).toEqual([])
  })

  test('two first visits at once are one account', async () => {
    const person = googler()
    const answers = await Promise.all([enter(person), enter(person), enter(person)])
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
    expect(await accountsWith(person.email ?? '')).toHaveLength(1)
  })

  test('the account with the same address is linked, and keeps its password', async () => {
    const email = await welcomeNewcomer(world)
    const { data } = await enter(googler({ email: email.toUpperCase() }))
    expect((await profileOf(data?.token))?.email).toBe(email)
    expect(await signInAs(world, email)).toMatch(/^[0-9a-f]{40}$/)
  })

  test('an account that waits for its link wakes, without the password of whoever registered it', async () => {
    const email = await registerNewcomer(world)
    const { data } = await enter(googler({ email }))
    expect((await profileOf(data?.token))?.email).toBe(email)
    const body = { username: email, password: newcomerPassword }
    const { error } = await world.clientWith(null).POST('/auth/login/', { body })
    expect(error).toEqual({ non_field_errors: ['Unable to log in with provided credentials.'] })
  })

  test('an account that was deactivated stays closed', async () => {
    const email = await welcomeNewcomer(world)
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('email', '=', email)
      .execute()
    const { response, error } = await enter(googler({ email }))
    expect(response.status).toBe(400)
    expect(error).toEqual({ errors: { non_field_errors: 'This user account is inactive' } })
  })
})

describe('reportSocialFailure', () => {
  const report = (body: Record<string, unknown>) =>
    world.clientWith(null).POST('/log-social-auth/', { body })

  async function kept() {
    const rows = await world.db.selectFrom('social_failures').select('failure').execute()
    return rows.map(({ failure }) => failure)
  }

  test('keeps what the provider said, without tokens', async () => {
    const { response } = await report({
      type: 'popup_closed',
      access_token: 'ya29',
      at: { id_token: 'x' },
    })
    expect(response.status).toBe(204)
    expect(await kept()).toContainEqual({ type: 'popup_closed', at: {} })
  })

  test('8 KB at most', async () => {
    const { response, error } = await report({ message: 'ü'.repeat(4096) })
    expect(response.status).toBe(413)
    expect(error).toEqual({ detail: 'Request body is too large.' })
    expect((await report({ message: 'ü'.repeat(4000) })).response.status).toBe(204)
  })

  test('fifty properties at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`p${n}`, n]))
    expect((await report(many)).response.status).toBe(400)
  })

  const nestOf = (depth: number) =>
    JSON.parse(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`) as Record<string, unknown>

  test('a nest is cut', async () => {
    expect((await report(nestOf(10))).response.status).toBe(204)
    expect(await kept()).toContainEqual({ a: [[[[null]]]] })
  })

  test('a nest without end is refused', async () => {
    expect((await report(nestOf(3000))).error).toEqual({
      non_field_errors: ['The data is nested too deeply.'],
    })
  })

  test('is forgotten after a month', async () => {
    await report({ type: 'popup_closed' })
    const later = new Date(Date.now() + 31 * 24 * 3600 * 1000)
    await forgetStaleRows(world.db, world.settings.retention, later)
    expect(await kept()).toEqual([])
  })
})
