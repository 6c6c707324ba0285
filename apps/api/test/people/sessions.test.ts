import type { AccountSession, BandariClient } from '@bandari/sdk'
import { languageCodes } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatLabelled } from '@bandari/i18n/format'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { mailsTo } from '../helpers/mails.ts'
import { newcomerPassword, signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { STAFF_IDLE_MINUTES: '30' },
  })
})
afterAll(() => world.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0'

interface Visit {
  email: string
  userAgent?: string
  cookie?: string
  host?: string
}

/** A sign-in by a browser that says what it is and keeps its cookie. */
async function visit({ email, userAgent = '', cookie = '', host = 'localhost:8080' }: Visit) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    headers: { 'user-agent': userAgent, cookie, host },
    payload: { username: email, password: newcomerPassword },
  })
  expect(answer.statusCode).toBe(200)
  const [kept = ''] = String(answer.headers['set-cookie']).split(';')
  return { client: world.clientWith(answer.json<{ token: string }>().token), cookie: kept }
}

async function sessionsOf(client: BandariClient): Promise<AccountSession[]> {
  const { data } = await client.GET('/account/sessions/')
  return data ?? []
}

const isIn = async (client: BandariClient) => (await client.GET('/profile/')).response.ok

describe('the list of sign-ins', () => {
  test('a visitor has none', async () => {
    const { response } = await world.clientWith(null).GET('/account/sessions/')
    expect(response.status).toBe(401)
  })

  test('names app, browser, system, network and times, and which one asks', async () => {
    const email = await welcomeNewcomer(world)
    await visit({ email })
    world.clock.advance({ minutes: 1 })
    const { client } = await visit({ email, userAgent: firefox, host: 'portal.localhost:8080' })
    const [mine, other, ...more] = await sessionsOf(client)
    expect(more).toEqual([])
    expect(mine).toEqual({
      id: expect.any(Number),
      app: 'portal',
      browser: 'Firefox',
      system: 'Windows',
      network: '127.0.x.x',
      created_at: expect.stringMatching(/Z$/),
      used_at: mine?.created_at,
      expires_at: expect.any(String),
      is_current: true,
    })
    const life = Date.parse(mine?.expires_at ?? '') - Date.parse(mine?.created_at ?? '')
    expect(life).toBe(30 * 24 * 3600 * 1000)
    expect(other).toMatchObject({ app: 'shop', browser: null, system: null, is_current: false })
  })

  test('a hand-over is a sign-in of its own, at the portal', async () => {
    const email = await welcomeNewcomer(world)
    const { client } = await visit({ email })
    const { data } = await client.POST('/auth/handover/', {
      body: { audience: 'portal', next: '/' },
    })
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/handover/redeem/',
      headers: { host: 'portal.localhost:8080', 'user-agent': firefox },
      payload: { code: data?.code, audience: 'portal' },
    })
    expect(answer.statusCode).toBe(200)
    const apps = (await sessionsOf(client)).map(({ app }) => app)
    expect(apps.sort()).toEqual(['portal', 'shop'])
    expect(await mailsTo(world, email)).toHaveLength(1)
  })

  test('one is ended, also the own', async () => {
    const email = await welcomeNewcomer(world)
    const { client: lost } = await visit({ email })
    const { client } = await visit({ email })
    const other = (await sessionsOf(client)).find(({ is_current }) => !is_current)
    const end = (id = 0) => client.DELETE('/account/sessions/{id}/', { params: { path: { id } } })
    expect((await end(other?.id)).response.status).toBe(204)
    expect([await isIn(lost), await isIn(client)]).toEqual([false, true])
    expect((await end(other?.id)).response.status).toBe(404)
    const [own] = await sessionsOf(client)
    expect((await end(own?.id)).response.status).toBe(204)
    expect(await isIn(client)).toBe(false)
  })

  test("somebody else's is not found, and lives on", async () => {
    const { client: theirs } = await visit({ email: await welcomeNewcomer(world) })
    const { client } = await visit({ email: await welcomeNewcomer(world) })
    const [session] = await sessionsOf(theirs)
    const path = { id: session?.id ?? 0 }
    const { response } = await client.DELETE('/account/sessions/{id}/', { params: { path } })
    expect(response.status).toBe(404)
    expect(await isIn(theirs)).toBe(true)
  })

  test('all others are ended at once, also one on its way to the portal', async () => {
    const email = await welcomeNewcomer(world)
    const others = await Promise.all([visit({ email }), visit({ email })])
    const { data: onItsWay } = await others[0].client.POST('/auth/handover/', {
      body: { audience: 'portal', next: '/' },
    })
    const { client } = await visit({ email })
    const { data } = await client.POST('/account/sessions/end-others/', {})
    expect(data).toEqual({ ended: 2 })
    expect(await Promise.all(others.map((other) => isIn(other.client)))).toEqual([false, false])
    const body = { code: onItsWay?.code ?? '', audience: 'portal' } as const
    const { response } = await world.clientWith(null).POST('/auth/handover/redeem/', { body })
    expect(response.status).toBe(400)
    expect(await sessionsOf(client)).toHaveLength(1)
  })
})

describe('idle staff', () => {
  const staffToken = () => signInAs(world, people.desk.email, demoPassword)
  const ask = (token: string, headers = {}) =>
    world.app.inject({
      url: '/api/support/orders',
      headers: { authorization: `Token ${token}`, ...headers },
    })

  test('are signed out after half an hour, and whoever works is not', async () => {
    const [idle, busy] = [await staffToken(), await staffToken()]
    world.clock.advance({ minutes: 20 })
    expect((await ask(busy)).statusCode).toBe(200)
    world.clock.advance({ minutes: 11 })
    expect((await ask(idle)).statusCode).toBe(401)
    expect((await ask(busy)).statusCode).toBe(200)
    const list = await sessionsOf(world.clientWith(busy))
    expect(list.every(({ used_at }) => Date.parse(used_at) > 0)).toBe(true)
    expect(list).toHaveLength(1)
  })

  test('are not kept signed in by a page that asks by itself', async () => {
    const token = await staffToken()
    world.clock.advance({ minutes: 20 })
    expect((await ask(token, { 'x-unattended': '1' })).statusCode).toBe(200)
    world.clock.advance({ minutes: 11 })
    expect((await ask(token)).statusCode).toBe(401)
  })

  test('buyers may idle', async () => {
    const token = await signInAs(world, people.buyer.email, demoPassword)
    world.clock.advance({ days: 3 })
    expect(await isIn(world.clientWith(token))).toBe(true)
  })
})

describe('changePassword', () => {
  const change = (client: BandariClient, current: string, fresh: string, again = fresh) =>
    client.POST('/account/password/', {
      body: { current_password: current, new_password1: fresh, new_password2: again },
    })

  test('ends the other sign-ins and tells the owner', async () => {
    const email = await welcomeNewcomer(world)
    const other = await visit({ email })
    const { client } = await visit({ email, userAgent: firefox, cookie: other.cookie })
    const { data } = await change(client, newcomerPassword, 'quiet otters 12')
    expect(data).toEqual({ detail: 'Your password is changed.' })
    expect([await isIn(other.client), await isIn(client)]).toEqual([false, true])
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe('Bandari: Your password was changed')
    expect(mail?.text).toContain('http://localhost:8080/auth-reset')
    expect(await signInAs(world, email, 'quiet otters 12')).toMatch(/^[0-9a-f]{40}$/)
  })

  test.each([
    ['a wrong one', 'a wrong password', 'quiet otters 12', 'quiet otters 12', 'current_password'],
    ['two that differ', newcomerPassword, 'quiet otters 12', 'quiet otters 13', 'new_password2'],
    ['a weak one', newcomerPassword, 'short', 'short', 'new_password2'],
  ])('%s changes nothing', async (_, current, fresh, again, field) => {
    const email = await welcomeNewcomer(world)
    const other = await visit({ email })
    const { client } = await visit({ email })
    const { error, response } = await change(client, current, fresh, again)
    expect(response.status).toBe(400)
    expect(Object.keys(error ?? {})).toContain(field)
    expect(await isIn(other.client)).toBe(true)
    expect(await mailsTo(world, email)).toHaveLength(1)
  })

  test('two at once: one of them wins', async () => {
    const email = await welcomeNewcomer(world)
    const { client } = await visit({ email })
    const answers = await Promise.all(
      ['quiet otters 12', 'quiet otters 13'].map((fresh) =>
        change(client, newcomerPassword, fresh),
      ),
    )
    expect(answers.map(({ response }) => response.status).sort((a, b) => a - b)).toEqual([200, 400])
  })
})

describe('a sign-in from a new device', () => {
  const subjects = async (email: string) =>
    (await mailsTo(world, email)).map(({ subject }) => subject)
  const told = 'Bandari: A new device signed in to your account'

  test('the first one is no news, the same browser neither, another one is', async () => {
    const email = await welcomeNewcomer(world)
    const { cookie } = await visit({ email, userAgent: firefox })
    await visit({ email, userAgent: firefox })
    expect(await subjects(email)).not.toContain(told)
    await visit({ email, userAgent: 'curl/8.5.0' })
    expect((await subjects(email)).filter((subject) => subject === told)).toHaveLength(1)
    const [mail] = await mailsTo(world, email)
    expect(mail?.text).toContain('Device: not known')
    expect(mail?.text).toContain('Network: 127.0.x.x')
    // The browser of the cookie after an update of its system.
    await visit({ email, userAgent: firefox.replace('Windows NT 10.0', 'X11; Linux'), cookie })
    expect((await subjects(email)).filter((subject) => subject === told)).toHaveLength(1)
  })

  test("a cookie of one account makes no other account's browser known", async () => {
    const { cookie } = await visit({ email: await welcomeNewcomer(world) })
    const email = await welcomeNewcomer(world)
    await visit({ email, userAgent: firefox })
    await visit({ email, cookie })
    expect(await subjects(email)).toContain(told)
  })

  test('the cookie is for the API alone, and not for scripts', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { username: people.buyer.email, password: demoPassword },
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^bandari_device=[\w-]{22}; Path=\/api\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    )
  })

  test.each(languageCodes)('the owner reads of it in %s', async (language) => {
    const email = await welcomeNewcomer(world)
    await world.db.updateTable('accounts').set({ language }).where('email', '=', email).execute()
    await visit({ email })
    await visit({ email, userAgent: firefox })
    const { t, locale } = translatorOf(language)
    const title = formatLabelled('Bandari', t('mails.security.newDevice.title'), locale)
    expect(await subjects(email)).toContain(title)
  })
})
