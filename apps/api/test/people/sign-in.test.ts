import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { BandariClient } from '@bandari/sdk'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let visitor: BandariClient

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  visitor = await world.as(null)
})
afterAll(() => world.close())

const wrong = { non_field_errors: ['Unable to log in with provided credentials.'] }

describe('signIn', () => {
  function signIn(username: string, password: string) {
    return visitor.POST('/auth/login/', { body: { username, password } })
  }

  test.each([
    ['an unknown address', 'nobody@shop.example', demoPassword],
    ['a wrong password', people.buyer.email, 'Harbour-2026?'],
    ['a password with a space too many', people.buyer.email, `${demoPassword} `],
    ['a password in other capitals', people.buyer.email, demoPassword.toLowerCase()],
    ['something that is no address', "' or 1=1 --", demoPassword],
  ])('%s is refused in the same words', async (_, username, password) => {
    const { error, response } = await signIn(username, password)
    expect(response.status).toBe(400)
    expect(error).toEqual(wrong)
  })

  test('an account without a password of its own cannot sign in with any', async () => {
    const email = await welcomeNewcomer(world)
    await world.db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('email', '=', email)
      .execute()
    expect((await signIn(email, 'harbour lights 9')).error).toEqual(wrong)
  })

  test('a sleeping account is told so only with the right password', async () => {
    const email = await welcomeNewcomer(world)
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('email', '=', email)
      .execute()
    expect((await signIn(email, 'a wrong password')).error).toEqual(wrong)
    const { error, response } = await signIn(email, 'harbour lights 9')
    expect(response.status).toBe(400)
    expect(error).toEqual({
      non_field_errors: [
        'This account is not activated. Check your inbox for the activation link.',
      ],
    })
  })

  test('what is missing or blank is refused under its field', async () => {
    const missing = await visitor.POST('/auth/login/', { body: {} as never })
    expect(missing.response.status).toBe(400)
    expect(missing.error).toEqual({
      username: ['This field is required.'],
      password: ['This field is required.'],
    })
    const blank = await signIn('', '')
    expect(blank.error).toEqual({
      username: ['This field may not be blank.'],
      password: ['This field may not be blank.'],
    })
  })

  test('the address is the same whatever its capitals, and each sign-in has a token', async () => {
    const first = await signIn(people.buyer.email, demoPassword)
    const second = await signIn(` ${people.buyer.email.toUpperCase()} `, demoPassword)
    expect(first.response.status).toBe(200)
    expect(first.data?.token).toMatch(/^[0-9a-f]{40}$/)
    expect(second.data?.token).toMatch(/^[0-9a-f]{40}$/)
    expect(second.data?.token).not.toBe(first.data?.token)
  })

  test('an unknown address takes as long as a wrong password', async () => {
    const time = async (username: string) => {
      const begin = performance.now()
      await signIn(username, 'a wrong password')
      return performance.now() - begin
    }
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 9; round += 1) {
      times.known.push(await time(people.buyer.email))
      times.unknown.push(await time('nobody@shop.example'))
    }
    const middle = (values: number[]) => values.sort((a, b) => a - b)[4] ?? 0
    // Without the dummy verification the unknown address answers in a tenth of the time.
    expect(middle(times.unknown)).toBeGreaterThan(middle(times.known) / 3)
  })
})

describe('signOut', () => {
  test('without a token there is nobody to sign out', async () => {
    const { error, response } = await visitor.POST('/auth/logout/', {})
    expect(response.status).toBe(400)
    expect(error).toEqual({
      detail: 'You should be logged in to logout. Check whether the token is passed.',
    })
  })

  test('the token is dead afterwards, the others of the account live on', async () => {
    const leaving = world.clientWith(await signInAs(world, people.buyer.email, demoPassword))
    const staying = world.clientWith(await signInAs(world, people.buyer.email, demoPassword))
    const { data, response } = await leaving.POST('/auth/logout/', {})
    expect(response.status).toBe(200)
    expect(data).toEqual({ detail: 'Successfully logged out.' })
    expect((await leaving.GET('/profile/')).error).toEqual({ detail: 'Invalid token.' })
    expect((await leaving.POST('/auth/logout/', {})).response.status).toBe(401)
    expect((await staying.GET('/profile/')).response.status).toBe(200)
  })

  test('a token in the body is tolerated and does nothing', async () => {
    const token = await signInAs(world, people.buyer.email, demoPassword)
    const body: object = { token }
    const { response } = await visitor.POST('/auth/logout/', { body })
    expect(response.status).toBe(400)
    expect((await world.clientWith(token).GET('/profile/')).response.status).toBe(200)
  })

  test('GET is not allowed', async () => {
    const answer = await world.app.inject({ url: '/api/auth/logout/' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toContain('POST')
    expect(answer.json()).toEqual({ detail: 'Method "GET" not allowed.' })
  })
})

describe('Authorization', () => {
  function profile(authorization?: string) {
    return world.app.inject({
      url: '/api/profile/',
      headers: authorization === undefined ? {} : { authorization },
    })
  }

  test.each([
    ['nothing', undefined, 'Authentication credentials were not provided.'],
    ['an empty header', '', 'Authentication credentials were not provided.'],
    ['another scheme', 'Bearer abc', 'Authentication credentials were not provided.'],
    ['basic', 'Basic YTpi', 'Authentication credentials were not provided.'],
    ['the keyword alone', 'Token', 'Invalid token header. No credentials provided.'],
    ['the keyword and a space', 'Token ', 'Invalid token header. No credentials provided.'],
    ['two words', 'Token a b', 'Invalid token header. Token string should not contain spaces.'],
    ['an unknown token', `Token ${'0'.repeat(40)}`, 'Invalid token.'],
    ['no token of ours', 'Token äöü', 'Invalid token.'],
  ])('%s is a 401', async (_, header, detail) => {
    const answer = await profile(header)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ detail })
    expect(answer.headers['www-authenticate']).toBe('Token')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['Token', 'token', 'TOKEN', ' Token ', 'token  '])(
    '%j is the keyword',
    async (word) => {
      const token = await signInAs(world, people.buyer.email, demoPassword)
      const answer = await profile(`${word} ${token}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  test('capitals in the token are another token', async () => {
    const token = await signInAs(world, people.buyer.email, demoPassword)
    const answer = await profile(`Token ${token.replace(/[a-f]/, (digit) => digit.toUpperCase())}`)
    expect(answer.json()).toEqual({ detail: 'Invalid token.' })
  })

  test('a bad token is a 401 on a public call too, another scheme is not', async () => {
    const countries = (authorization: string) =>
      world.app.inject({ url: '/api/countries/', headers: { authorization } })
    const bad = await countries('Token nonsense')
    expect(bad.statusCode).toBe(401)
    expect(bad.json()).toEqual({ detail: 'Invalid token.' })
    expect((await countries('Bearer nonsense')).statusCode).toBe(200)
  })

  test('an account that was deactivated is out at once', async () => {
    const email = await welcomeNewcomer(world)
    const token = await signInAs(world, email)
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('email', '=', email)
      .execute()
    expect((await profile(`Token ${token}`)).json()).toEqual({
      detail: 'User inactive or deleted.',
    })
  })

  test('a sign-in ends after thirty days, however much it is used', async () => {
    const used = await signInAs(world, people.buyer.email, demoPassword)
    world.clock.advance({ days: 20 })
    expect((await profile(`Token ${used}`)).statusCode).toBe(200)
    world.clock.advance({ days: 9, hours: 23 })
    expect((await profile(`Token ${used}`)).statusCode).toBe(200)
    const late = await signInAs(world, people.buyer.email, demoPassword)
    world.clock.advance({ hours: 2 })
    expect((await profile(`Token ${used}`)).json()).toEqual({ detail: 'Invalid token.' })
    expect((await profile(`Token ${late}`)).statusCode).toBe(200)
  })
})

describe('getProfile', () => {
  test('a visitor has none', async () => {
    const { error, response } = await visitor.GET('/profile/')
    expect(response.status).toBe(401)
    expect(error).toEqual({ detail: 'Authentication credentials were not provided.' })
  })

  test('it says who the caller is', async () => {
    const token = await signInAs(world, people.buyer.email, demoPassword)
    const { data } = await world.clientWith(token).GET('/profile/')
    expect(data).toEqual({
      first_name: 'Chanda',
      last_name: 'Mwila',
      email: 'buyer@example.com',
      country: 'Zambia',
      country_code: 'ZM',
      postcode: null,
      phone: null,
      date_joined: '2026-02-03T09:30:00.000Z',
      is_seller: false,
      agent_training: '',
      seller_status: 'none',
      may_list_export: false,
      is_staff: false,
      staff_role: null,
      sells_for: null,
      notifications: {
        commission: true,
        listing_ordered: true,
        order_steps: true,
        weekly_figures: true,
      },
      language: 'en',
    })
  })

  test.each([
    ['vendor', true, 'approved', false],
    ['applicant', true, 'pending', false],
    ['support', false, 'none', true],
  ] as const)('%s: seller %s (%s), staff %s', async (role, is_seller, seller_status, is_staff) => {
    const token = await signInAs(world, people[role].email, demoPassword)
    const { data } = await world.clientWith(token).GET('/profile/')
    expect(data).toMatchObject({ is_seller, seller_status, is_staff })
  })

  test('training is JSON text once there is some', async () => {
    const training = { intro: true, chapter_1: false, chapter_2: false, chapter_3: false }
    await world.db
      .updateTable('accounts')
      .set({ training: JSON.stringify(training), postcode: '10101' })
      .where('email', '=', people.supporter.email)
      .execute()
    const token = await signInAs(world, people.supporter.email, demoPassword)
    const { data } = await world.clientWith(token).GET('/profile/')
    expect(data?.postcode).toBe('10101')
    expect(JSON.parse(data?.agent_training ?? '')).toEqual(training)
  })
})
