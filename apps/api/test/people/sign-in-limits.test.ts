import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { mailsTo } from '../helpers/mails.ts'
import { newcomerPassword, welcomeNewcomer } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { RATE_LIMITS: 'true', TRUST_PROXY: '1' },
  })
  world.clock.stop()
})
afterAll(() => world.close())

let lastCaller = 0

/** An address nobody has called from yet. */
function freshCaller(): string {
  lastCaller += 1
  return `203.0.${lastCaller >> 8}.${lastCaller & 255}`
}

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

async function attempt(username: string, password: string, ip: string) {
  const client = await world.as(null)
  const { response } = await client.POST('/auth/login/', {
    body: { username, password },
    ...from(ip),
  })
  return { status: response.status, wait: Number(response.headers.get('retry-after')) }
}

const guess = (username: string, ip: string) => attempt(username, 'a wrong guess', ip)

/** So many guesses one after the other; how many of them somebody looked at. */
async function judged(count: number, one: (n: number) => ReturnType<typeof attempt>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push((await one(n)).status)
  expect(statuses.filter((status) => status !== 400 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 400).length
}

/** Somebody with an account, who has signed in from one place. */
async function owner() {
  const home = freshCaller()
  const email = await welcomeNewcomer(world, undefined, from(home))
  expect((await attempt(email, newcomerPassword, home)).status).toBe(200)
  return { email, home }
}

const warnings = async (email: string) =>
  (await mailsTo(world, email)).filter(({ subject }) => subject.includes('guessing'))

describe('one account from one address', () => {
  test('five guesses are free, then each waits twice as long', async () => {
    const { email } = await owner()
    const ip = freshCaller()
    expect(await judged(5, () => guess(email, ip))).toBe(5)
    for (const seconds of [5, 10, 20]) {
      expect(await guess(email, ip)).toEqual({ status: 429, wait: seconds })
      expect(await guess(email.toUpperCase(), ip)).toEqual({ status: 429, wait: seconds })
      world.clock.advance({ minutes: seconds / 60 })
      expect((await guess(email, ip)).status).toBe(400)
    }
  })

  test('the right password waits too, and then is the end of it', async () => {
    const { email } = await owner()
    const ip = freshCaller()
    await judged(5, () => guess(email, ip))
    expect((await attempt(email, newcomerPassword, ip)).status).toBe(429)
    world.clock.advance({ minutes: 1 })
    expect((await attempt(email, newcomerPassword, ip)).status).toBe(200)
    expect((await guess(email, ip)).status).toBe(400)
  })

  test('guesses at the same moment are no way around', async () => {
    const { email } = await owner()
    const ip = freshCaller()
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(email, ip)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  test('an address that nobody has is treated alike', async () => {
    const ip = freshCaller()
    expect(await judged(8, () => guess('nobody@shop.example', ip))).toBe(5)
  })

  test('signing in is free, however often', async () => {
    const { email, home } = await owner()
    const signIn = () => attempt(email, newcomerPassword, home)
    const statuses = []
    for (let n = 0; n < 7; n += 1) statuses.push((await signIn()).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('one account from sixty addresses', () => {
  test('15 of 90 guesses are judged, and the owner comes in at home meanwhile', async () => {
    const admin = people.support.email
    const home = freshCaller()
    expect((await attempt(admin, demoPassword, home)).status).toBe(200)
    const strangers = Array.from({ length: 60 }, freshCaller)
    expect(await judged(90, (n) => guess(admin, strangers[n % 60]!))).toBe(15)
    expect((await attempt(admin, demoPassword, home)).status).toBe(200)
    expect((await attempt(admin, demoPassword, freshCaller())).status).toBe(429)
    expect((await attempt(people.buyer.email, demoPassword, strangers[0]!)).status).toBe(200)
  })

  test('the owner is written to once, and elsewhere shows by their mailbox who they are', async () => {
    const { email } = await owner()
    expect(await judged(20, () => guess(email, freshCaller()))).toBe(15)
    const [warning, ...more] = await warnings(email)
    expect(more).toEqual([])
    expect(warning?.text).toContain('Somebody has tried 10 times')
    expect(warning?.text).toContain(`${world.settings.storefrontOrigin}/auth-reset`)

    const elsewhere = freshCaller()
    expect((await attempt(email, newcomerPassword, elsewhere)).status).toBe(429)
    const client = await world.as(null)
    await client.POST('/rest-auth/password/reset/', { body: { email }, ...from(elsewhere) })
    const [mail] = (await mailsTo(world, email)).filter(({ text }) => text.includes('/confirm/'))
    const [, uid = '', token = ''] = /\/confirm\/([^/\s]+)\/(\S+)/.exec(mail?.text ?? '') ?? []
    const password = 'quiet otters 12'
    const body = { uid, token, new_password1: password, new_password2: password }
    const params = { path: { uid, token } }
    await client.POST('/rest-auth/password/reset/confirm/{uid}/{token}/', {
      params,
      body,
      ...from(elsewhere),
    })
    expect((await attempt(email, password, elsewhere)).status).toBe(200)
  })
})

describe('many accounts from one address', () => {
  test('30 of 80 are judged; who signed in from there before still does', async () => {
    const { email, home } = await owner()
    const attack = (first: number) =>
      judged(40, (n) => guess(`sprayed-${first + n}@shop.example`, home))
    expect(await attack(0)).toBe(30)
    // Signing in to an account of one's own does not wash the address.
    expect((await attempt(email, newcomerPassword, home)).status).toBe(200)
    expect(await attack(40)).toBe(0)
  })
})

test('what is typed as a name is kept as a hash only', async () => {
  await guess('my-secret-password@shop.example', freshCaller())
  const rows = await world.db.selectFrom('sign_in_failures').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows.map(({ key }) => key.toString('latin1')))).not.toContain('secret')
})
