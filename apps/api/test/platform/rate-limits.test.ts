import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { buildApp } from '../../src/app.ts'
import { openLog } from '../../src/core/log.ts'
import { newcomer, signInAs } from '../helpers/newcomer.ts'
import { mailsTo } from '../helpers/mails.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { RATE_LIMITS: 'true', TRUST_PROXY: '1' },
  })
})
afterAll(() => world.close())

let lastCaller = 0

/** An address nobody has called from yet. */
function freshCaller(): string {
  return `198.51.100.${(lastCaller += 1)}`
}

/** Status of each of so many calls, one after the other. */
async function statuses(count: number, call: () => Promise<{ response: Response }>) {
  const seen: number[] = []
  for (let n = 0; n < count; n += 1) seen.push((await call()).response.status)
  return seen
}

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('register', () => {
  test('five an hour from one caller', async () => {
    const ip = freshCaller()
    const register = async () =>
      (await world.as(null)).POST('/register/', { body: newcomer(), ...from(ip) })
    expect(await statuses(6, register)).toEqual([...times(5, 201), 429])
  })

  test('a refused registration is free, for whoever shares the address', async () => {
    const ip = freshCaller()
    const weakly = async () =>
      (await world.as(null)).POST('/register/', {
        body: { ...newcomer(), password: '12345678' },
        ...from(ip),
      })
    const register = async () =>
      (await world.as(null)).POST('/register/', { body: newcomer(), ...from(ip) })
    expect(await statuses(8, weakly)).toEqual(times(8, 400))
    expect(await statuses(1, register)).toEqual([201])
  })

  test('a household of IPv6 is one caller, whichever of its addresses calls', async () => {
    let n = 0
    const register = async () =>
      (await world.as(null)).POST('/register/', {
        body: newcomer(),
        ...from(`2001:db8:7:1:${(n += 1)}::9`),
      })
    expect(await statuses(6, register)).toEqual([...times(5, 201), 429])
  })
})

describe('a seller’s telephone number', () => {
  const findSpare = async () =>
    world.db
      .selectFrom('products')
      .select(['id', 'contact'])
      .where('contact', 'is not', null)
      .where('class', '=', 'parts')
      .where('status', '=', 'live')
      .executeTakeFirstOrThrow()

  test('is in no public answer, and told on the press, which is counted', async () => {
    const { id, contact } = await findSpare()
    const page = { params: { path: { id } } }
    const nobody = await world.as(null)
    const support = await world.as('support')
    const seen = async (client: typeof nobody) => [
      (await client.GET('/products/{id}/', page)).data,
      (await client.GET('/one-search/{id}', page)).data,
    ]
    expect(JSON.stringify(await seen(nobody))).not.toContain(contact)
    for (const shown of await seen(support)) expect(shown?.contact).toBe(contact)
    const reveals = async () =>
      (await support.GET('/support/listings/{id}', page)).data?.phone_reveals ?? -1
    const before = await reveals()
    const told = await nobody.POST('/products/{id}/phone/', { ...page, ...from(freshCaller()) })
    expect(told.data).toEqual({ phone: contact })
    expect(await reveals()).toBe(before + 1)
    const unknown = { params: { path: { id: 999_999_999 } }, ...from(freshCaller()) }
    expect((await nobody.POST('/products/{id}/phone/', unknown)).response.status).toBe(404)
  })

  test('twenty an hour for one caller', async () => {
    const { id } = await findSpare()
    const call = { params: { path: { id } }, ...from(freshCaller()) }
    const nobody = await world.as(null)
    const seen = await statuses(21, () => nobody.POST('/products/{id}/phone/', call))
    expect(seen).toEqual([...times(20, 200), 429])
  })
})

describe.each(['/resend-activation-link/', '/rest-auth/password/reset/'] as const)('%s', (path) => {
  const call = (email: string, ip: string) => async () =>
    (await world.as(null)).POST(path, { body: { email }, ...from(ip) })

  test('three an hour for one address from one caller, and strangers lock nobody out', async () => {
    const stranger = freshCaller()
    const seen = await statuses(4, () => call('Inbox@shop.example', stranger)())
    expect(seen).toEqual([...times(3, 200), 429])
    const capitals = await call('inbox@SHOP.example', stranger)()
    expect(capitals.response.status).toBe(429)
    const other = await call('other@shop.example', stranger)()
    expect(other.response.status).toBe(200)
    const owner = await call('inbox@shop.example', freshCaller())()
    expect(owner.response.status).toBe(200)
  })

  test('thirty an hour from one caller, whatever the address', async () => {
    const ip = freshCaller()
    let n = 0
    const seen = await statuses(31, () => call(`address-${(n += 1)}@shop.example`, ip)())
    expect(seen).toEqual([...times(30, 200), 429])
  })
})

describe.each(['/requests/parts/', '/requests/wholesale/'] as const)('%s', (path) => {
  const send = (userEmail: string, ip: string) => async () =>
    (await world.as(null)).POST(path, {
      body: { userName: 'Amina', userEmail, contactNumber: '0700', userRequest: 'A headlamp' },
      ...from(ip),
    })

  test('three an hour for one address from one caller', async () => {
    const ip = freshCaller()
    expect(await statuses(4, send('amina@shop.example', ip))).toEqual([...times(3, 201), 429])
    expect(await statuses(1, send('other@shop.example', ip))).toEqual([201])
    expect(await statuses(1, send('amina@shop.example', freshCaller()))).toEqual([201])
  })

  test('from however many callers, nobody is flooded with acknowledgements', async () => {
    const email = `flooded${path.replaceAll('/', '-')}@shop.example`
    expect(await statuses(5, () => send(email, freshCaller())())).toEqual(times(5, 201))
    expect(await mailsTo(world, email)).toHaveLength(1)
  })
})

describe('openReferral', () => {
  test('sixty an hour from one caller, also of codes that nobody has', async () => {
    const ip = freshCaller()
    const follow = async () =>
      (await world.as(null)).POST('/referrals/', { body: { code: 'NOBODYS1' }, ...from(ip) })
    expect(await statuses(61, follow)).toEqual([...times(60, 404), 429])
  })
})

describe('createHandover', () => {
  test('ten a minute for one account, while others go on', async () => {
    const handOver = (token: string) => () =>
      world.clientWith(token).POST('/auth/handover/', {
        body: { audience: 'portal', next: '/profile' },
        ...from(freshCaller()),
      })
    const busy = await signInAs(world, people.supporter.email, demoPassword)
    const calm = await signInAs(world, people.recruit.email, demoPassword)
    expect(await statuses(11, handOver(busy))).toEqual([...times(10, 201), 429])
    expect(await statuses(1, handOver(calm))).toEqual([201])
  })
})

describe('redeemHandover', () => {
  test('twenty refused codes a minute from one caller', async () => {
    const ip = freshCaller()
    const guess = async () =>
      (await world.as(null)).POST('/auth/handover/redeem/', {
        body: { code: 'guess', audience: 'portal' },
        ...from(ip),
      })
    expect(await statuses(21, guess)).toEqual([...times(20, 400), 429])
  })
})

describe('what asks for the password again', () => {
  test.each(['/profile/data/', '/profile/deletion/'] as const)(
    '%s: ten attempts an hour for one person, from wherever they come',
    async (path) => {
      const client = await world.as('content')
      const attempt = () =>
        client.POST(path, { body: { token: 'a guess' }, ...from(freshCaller()) })
      expect(await statuses(11, attempt)).toEqual([...times(10, 400), 429])
    },
  )

  test('five other e-mail addresses an hour', async () => {
    const client = world.clientWith(await signInAs(world, people.vendor.email, demoPassword))
    const body = { email: 'moved@example.com', password: 'not it' }
    expect(await statuses(6, () => client.POST('/profile/email/', { body }))).toEqual([
      ...times(5, 400),
      429,
    ])
  })

  test('three mailed links an hour', async () => {
    const client = await world.as('content')
    const ask = () => client.POST('/profile/confirmation/', from(freshCaller()))
    expect(await statuses(4, ask)).toEqual([...times(3, 200), 429])
  })
})

describe('social sign-in', () => {
  test('twenty exchanges a minute from one caller', async () => {
    const ip = freshCaller()
    const exchange = async () =>
      (await world.as(null)).POST('/social/google-oauth2/', {
        body: { access_token: 'guess' },
        ...from(ip),
      })
    // Not configured here, which is counted all the same.
    expect(await statuses(21, exchange)).toEqual([...times(20, 404), 429])
  })

  test('twenty reported failures a minute from one caller', async () => {
    const ip = freshCaller()
    const report = async () =>
      (await world.as(null)).POST('/log-social-auth/', {
        body: { type: 'popup_closed' },
        ...from(ip),
      })
    expect(await statuses(21, report)).toEqual([...times(20, 204), 429])
  })
})

test('several processes count the calls of one caller together', async () => {
  // Whoever is given a database may not be alone on it, and counts there.
  const settings = { ...world.settings, databaseUrl: 'postgres://elsewhere.example/shop' }
  const context = { ...world.context, settings }
  const attach = () => Promise.reject(new Error('nothing is attached'))
  const build = () =>
    buildApp({ context, attach, readiness: world.readiness, log: openLog('fatal') })
  const processes = await Promise.all([build(), build()])
  const remoteAddress = freshCaller()
  const answers: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const payload = { username: 'nobody@example.com', password: `wrong ${n}` }
    const one = processes[n % 2]
    const answer = await one?.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload,
      remoteAddress,
    })
    answers.push(answer?.statusCode ?? 0)
  }
  expect(answers.filter((status) => status === 429)).toHaveLength(7)
  await Promise.all(processes.map((one) => one.close()))
})
