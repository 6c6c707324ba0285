import type { BandariClient } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Another e-mail address: asked for with the password, and confirmed at both. */

let world: World
let support: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  support = await world.as('desk')
})
afterAll(() => world.close())

/** Somebody with a password. */
async function newOwner(): Promise<Buyer> {
  const owner = await newBuyer(world)
  const { password_hash } = await world.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', people.buyer.email)
    .executeTakeFirstOrThrow()
  await world.db.updateTable('accounts').set({ password_hash }).where('id', '=', owner.id).execute()
  return owner
}

let count = 0
const fresh = () => `moved-${(count += 1)}@example.com`

const ask = ({ client }: Buyer, email: string, own: string = demoPassword) =>
  client.POST('/profile/email/', { body: { email, password: own } })

async function tokenTo(address: string): Promise<string> {
  const [mail] = await mailsTo(world, address)
  const [, token] = /\/email-change#token=(\S+)/.exec(mail?.text ?? '') ?? []
  if (token === undefined) throw new Error(`no link was mailed to ${address}`)
  return token
}

const confirm = (token: string) =>
  world.clientWith(null).POST('/email-change/confirmation/', { body: { token } })
const stop = (token: string) =>
  world.clientWith(null).POST('/email-change/stop/', { body: { token } })

const signIn = (email: string) =>
  world.clientWith(null).POST('/auth/login/', { body: { username: email, password: demoPassword } })

describe('another e-mail address', () => {
  it('is asked for with the password, and is another one', async () => {
    const grace = await newOwner()
    expect((await ask(grace, fresh(), 'not it')).error).toMatchObject({
      codes: { password: ['confirm_password_wrong'] },
    })
    expect((await ask(grace, grace.email.toUpperCase())).error).toMatchObject({
      codes: { email: ['email_same'] },
    })
    expect((await ask(grace, 'nowhere')).error).toMatchObject({
      codes: { email: ['invalid_email'] },
    })
    expect(await mailsTo(world, grace.email)).toEqual([])
  })

  it.each(['old', 'new'] as const)(
    'changes once both have agreed, the %s one last: who asked stays, all others are out',
    async (last) => {
      const grace = await newOwner()
      const email = fresh()
      const elsewhere = (await signIn(grace.email)).data
      await world
        .clientWith(null)
        .POST('/rest-auth/password/reset/', { body: { email: grace.email } })
      const { data } = await ask(grace, email)
      expect(data?.waiting).toMatchObject({ email, old_confirmed: false, new_confirmed: false })
      const tokens = { old: await tokenTo(grace.email), new: await tokenTo(email) }
      const first = await confirm(last === 'old' ? tokens.new : tokens.old)
      expect(first.data).toEqual({ changed: false, email })
      expect((await grace.client.GET('/profile/')).data?.email).toBe(grace.email)
      // The same side twice is one.
      await confirm(last === 'old' ? tokens.new : tokens.old)
      expect((await confirm(tokens[last])).data).toEqual({ changed: true, email })

      expect((await grace.client.GET('/profile/')).data?.email).toBe(email)
      expect((await grace.client.GET('/profile/email/')).data?.waiting).toBeNull()
      const other = world.clientWith((elsewhere as { token: string }).token)
      expect((await other.GET('/profile/')).response.status).toBe(401)
      expect((await signIn(grace.email)).response.status).not.toBe(200)
      expect((await signIn(email)).response.status).toBe(200)
      const found = { query: { filter: JSON.stringify({ email }) } }
      const { data: users } = await support.GET('/support/users', { params: found })
      expect(users).toMatchObject([{ history: [{ action: 'change-email', from: null, to: null }] }])
      for (const address of [grace.email, email]) {
        const [told] = await mailsTo(world, address)
        expect(told?.subject).toContain('was changed')
      }
      const links = await world.db
        .selectFrom('account_links')
        .select('purpose')
        .where('account_id', '=', grace.id)
        .execute()
      expect(links).toEqual([])
      expect((await confirm(tokens[last])).error).toMatchObject({
        codes: { token: ['confirmation_invalid'] },
      })
    },
  )

  it('is stopped by either address without a sign-in, by the owner, and by time', async () => {
    const grace = await newOwner()
    for (const side of ['old', 'new'] as const) {
      const email = fresh()
      await ask(grace, email)
      const tokens = { old: await tokenTo(grace.email), new: await tokenTo(email) }
      await confirm(tokens.old)
      expect((await stop(tokens[side])).response.status).toBe(200)
      expect((await confirm(tokens.new)).response.status).toBe(400)
    }
    const email = fresh()
    await ask(grace, email)
    await grace.client.DELETE('/profile/email/')
    expect((await confirm(await tokenTo(email))).response.status).toBe(400)
    const later = fresh()
    await ask(grace, later)
    const token = await tokenTo(later)
    world.clock.advance({ hours: 25 })
    expect((await confirm(token)).response.status).toBe(400)
  })

  it('of somebody else is not told of: its owner gets a mail without a link', async () => {
    const grace = await newOwner()
    const joy = await newBuyer(world)
    const { data, response } = await ask(grace, joy.email)
    expect([response.status, data?.waiting?.email]).toEqual([200, joy.email])
    const [mail] = await mailsTo(world, joy.email)
    expect(mail?.text).not.toContain('#token=')
    expect(mail?.subject).toContain('already')
  })

  it('that somebody registers meanwhile stays theirs', async () => {
    const grace = await newOwner()
    const email = fresh()
    await ask(grace, email)
    const tokens = [await tokenTo(grace.email), await tokenTo(email)] as const
    await confirm(tokens[0])
    await world.db
      .updateTable('accounts')
      .set({ email })
      .where('id', '=', (await newBuyer(world)).id)
      .execute()
    expect((await confirm(tokens[1])).error).toMatchObject({ code: 'email_change_taken' })
    expect((await grace.client.GET('/profile/')).data?.email).toBe(grace.email)
  })

  it('changes once, however often both are pressed at once', async () => {
    const grace = await newOwner()
    const email = fresh()
    await ask(grace, email)
    const tokens = [await tokenTo(grace.email), await tokenTo(email)]
    const answers = await Promise.all([...tokens, ...tokens].map((token) => confirm(token)))
    expect(answers.filter(({ data }) => data?.changed)).toHaveLength(1)
    expect((await grace.client.GET('/profile/')).data?.email).toBe(email)
  })
})
