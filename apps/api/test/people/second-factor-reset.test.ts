import type { BandariClient } from '@bandari/sdk'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { mailsTo } from '../helpers/mails.ts'
import { newcomerPassword, signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { versionOf } from '../helpers/version-of.ts'

let world: World
let admin: BandariClient
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { SECRET_KEY: Buffer.alloc(32, 7).toString('base64') },
  })
  admin = world.clientWith(await signInAs(world, people.support.email, demoPassword))
})
afterAll(() => world.close())

/** Turns the second factor on. */
async function enrol(client: BandariClient) {
  const { data } = await client.POST('/account/second-factor/authenticator/', {})
  const secret = data?.secret ?? ''
  const code = generateSync({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) })
  await client.POST('/account/second-factor/authenticator/confirm/', { body: { code } })
}

async function careful() {
  const email = await welcomeNewcomer(world)
  const client = world.clientWith(await signInAs(world, email))
  await enrol(client)
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, email, client }
}

const reset = async (id: number, by = admin, reason: string | undefined = 'Known by voice.') => {
  const version = await versionOf(world, 'accounts', id)
  return by.PUT('/support/second-factors/{id}', {
    params: { path: { id } },
    body: { version, has_second_factor: false, ...(reason ? { reason } : {}) },
  })
}

describe('an administrator removes a lost second factor', () => {
  test('only with one of their own, which is fresh', async () => {
    const { id, email } = await careful()
    expect((await reset(id)).error).toMatchObject({ code: 'second_factor_missing' })
    await enrol(admin)
    world.clock.advance({ minutes: 10 })
    expect((await reset(id)).error).toMatchObject({ code: 'step_up_needed' })
    await expect(signInAs(world, email)).rejects.toThrow('cannot sign in')
    await admin
      .POST('/account/second-factor/recovery-codes/', {})
      .then(({ response }) => expect(response.status).toBe(403))
    await world.db
      .updateTable('sessions')
      .set({ proved_at: world.clock.now() })
      .where('by_factor', '=', true)
      .execute()
    const { data } = await reset(id)
    expect(data).toMatchObject({ has_second_factor: false, sign_ins: [] })
    expect(await signInAs(world, email)).toMatch(/^[0-9a-f]{40}$/)
  })

  test('which ends the owner’s sign-ins, tells them, and is in the record', async () => {
    const { id, email, client } = await careful()
    expect((await reset(id, admin, '')).error).toMatchObject({ codes: { reason: ['required'] } })
    expect((await reset(id)).response.status).toBe(200)
    expect((await client.GET('/profile/')).response.status).toBe(401)
    const own = world.clientWith(await signInAs(world, email, newcomerPassword))
    const { data } = await own.GET('/account/second-factor/')
    expect(data).toMatchObject({
      authenticator_since: null,
      passkeys: [],
      recovery_codes_left: 0,
    })
    const mails = await mailsTo(world, email)
    const told = mails.find(({ subject }) => subject.includes('was removed'))
    expect(told?.text).toContain('ended every sign-in')
    // The administrator's device and network are not the owner's to know.
    expect(told?.text).not.toContain('Network')
    const noted = await world.db
      .selectFrom('audit')
      .select(['action', 'reason', 'before', 'after'])
      .where('subject_id', '=', String(id))
      .where('action', '=', 'reset-second-factor')
      .execute()
    expect(noted).toEqual([
      {
        action: 'reset-second-factor',
        reason: 'Known by voice.',
        before: { has_second_factor: true },
        after: { has_second_factor: false },
      },
    ])
    // A second press finds it done.
    expect((await reset(id)).response.status).toBe(200)
    expect(
      (await mailsTo(world, email)).filter(({ subject }) => subject.includes('was removed')),
    ).toHaveLength(1)
  })

  test('never their own, and no other role may', async () => {
    const { id } = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', people.support.email)
      .executeTakeFirstOrThrow()
    expect((await reset(id)).error).toMatchObject({ code: 'own_second_factor' })
    const { id: other } = await careful()
    const support = world.clientWith(await signInAs(world, people.desk.email, demoPassword))
    expect((await reset(other, support)).response.status).toBe(403)
    expect((await reset(2_000_000_000)).response.status).toBe(404)
    const { data } = await support.GET('/support/users/{id}', { params: { path: { id: other } } })
    expect(data?.has_second_factor).toBe(true)
  })
})
