import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { BandariClient } from '@bandari/sdk'
import { linkTo, mailsTo } from '../helpers/mails.ts'
import {
  newcomerPassword,
  registerNewcomer,
  signInAs,
  welcomeNewcomer,
} from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let visitor: BandariClient

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  visitor = await world.as(null)
})
afterAll(() => world.close())

const sent = { detail: 'Password reset e-mail has been sent.' }
const fresh = 'quiet otters 12'

function request(email: string) {
  return visitor.POST('/rest-auth/password/reset/', { body: { email } })
}

interface Link {
  uid: string
  token: string
}

function confirm(link: Link, passwords: [string, string] = [fresh, fresh], path: Link = link) {
  const [new_password1, new_password2] = passwords
  return visitor.POST('/rest-auth/password/reset/confirm/{uid}/{token}/', {
    params: { path },
    body: { ...link, new_password1, new_password2 },
  })
}

/** Somebody who has forgotten the password, and the link that was mailed. */
async function forgetful(): Promise<{ email: string; link: Link }> {
  const email = await welcomeNewcomer(world)
  await request(email)
  return { email, link: await linkTo(world, email) }
}

async function resetMailsTo(email: string) {
  const mails = await mailsTo(world, email)
  return mails.filter(({ subject }) => subject === 'Choose a new Bandari password')
}

function signIn(username: string, password: string) {
  return visitor.POST('/auth/login/', { body: { username, password } })
}

describe('requestPasswordReset', () => {
  test('an address nobody has gets the same answer and no mail', async () => {
    const { data, response } = await request('nobody@shop.example')
    expect(response.status).toBe(200)
    expect(data).toEqual(sent)
    expect(await mailsTo(world, 'nobody@shop.example')).toEqual([])
  })

  test('a sleeping account gets the same answer and no second mail', async () => {
    const email = await registerNewcomer(world)
    expect((await request(email)).data).toEqual(sent)
    expect(await mailsTo(world, email)).toHaveLength(1)
  })

  test('an account gets a link to the storefront, whatever the capitals', async () => {
    const email = await welcomeNewcomer(world)
    expect((await request(email.toUpperCase())).data).toEqual(sent)
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe('Choose a new Bandari password')
    expect(mail?.text).toContain('24 hours')
    const { uid, token } = await linkTo(world, email)
    const { storefrontOrigin } = world.settings
    expect(mail?.text).toContain(`${storefrontOrigin}/password/reset/confirm/${uid}/${token}\n`)
  })

  test('asked for again within two minutes, the same answer and no second mail', async () => {
    const { email, link } = await forgetful()
    expect((await request(email)).data).toEqual(sent)
    world.clock.advance({ minutes: 1 })
    expect((await Promise.all([request(email), request(email)])).map(({ data }) => data)).toEqual([
      sent,
      sent,
    ])
    expect(await resetMailsTo(email)).toHaveLength(1)
    world.clock.advance({ minutes: 1 })
    await Promise.all([request(email), request(email)])
    expect(await resetMailsTo(email)).toHaveLength(2)
    // The link before is as good as ever.
    expect((await confirm(link)).response.status).toBe(200)
  })

  test('no more than six an hour, all of them good', async () => {
    const { email, link } = await forgetful()
    for (let n = 0; n < 10; n += 1) {
      world.clock.advance({ minutes: 2 })
      await request(email)
    }
    expect(await resetMailsTo(email)).toHaveLength(6)
    world.clock.advance({ minutes: 45 })
    await request(email)
    expect(await resetMailsTo(email)).toHaveLength(7)
    expect((await confirm(link)).response.status).toBe(200)
  })

  test('who has used a link and forgets again is mailed at once', async () => {
    const { email, link } = await forgetful()
    await confirm(link)
    await request(email)
    expect(await resetMailsTo(email)).toHaveLength(2)
  })

  test('a malformed address is refused', async () => {
    const { error, response } = await request('grace')
    expect(response.status).toBe(400)
    expect(error).toEqual({ email: ['Enter a valid email address.'] })
    const missing = await visitor.POST('/rest-auth/password/reset/', { body: {} as never })
    expect(missing.error).toEqual({ email: ['This field is required.'] })
  })
})

describe('confirmPasswordReset', () => {
  const badUid = { uid: ['Invalid value'] }
  const badToken = { token: ['Invalid value'] }

  test('nobody gets in with a made-up link', async () => {
    const { email, link } = await forgetful()
    const guessed = await confirm({ ...link, token: 'made-up' })
    expect(guessed.response.status).toBe(400)
    expect(guessed.error).toEqual(badToken)
    // Numbers of accounts, also of those that nobody has, are answered alike.
    expect((await confirm({ ...link, uid: 'OTk5OTk5OTk5' })).error).toEqual(badToken)
    expect((await confirm({ ...link, uid: 'nobody' })).error).toEqual(badUid)
    expect((await signIn(email, newcomerPassword)).response.status).toBe(200)
  })

  test("nobody gets in with somebody else's link, nor with an activation link", async () => {
    const one = await forgetful()
    const other = await forgetful()
    expect((await confirm({ uid: one.link.uid, token: other.link.token })).error).toEqual(badToken)
    const sleeper = await linkTo(world, await registerNewcomer(world))
    expect((await confirm(sleeper)).error).toEqual(badToken)
  })

  test('path and body have to agree', async () => {
    const { link } = await forgetful()
    const otherUid = await confirm(link, [fresh, fresh], { ...link, uid: 'MQ' })
    expect(otherUid.error).toEqual(badUid)
    const otherToken = await confirm(link, [fresh, fresh], { ...link, token: 'made-up' })
    expect(otherToken.error).toEqual(badToken)
    expect((await confirm(link)).response.status).toBe(200)
  })

  test('the link is validated before the passwords', async () => {
    const { link } = await forgetful()
    expect((await confirm({ ...link, token: 'x' }, ['one', 'other'])).error).toEqual(badToken)
  })

  test('the passwords have to be the same and good, and a refusal leaves the link good', async () => {
    const { link } = await forgetful()
    const differing = await confirm(link, [fresh, `${fresh} `])
    expect(differing.response.status).toBe(400)
    expect(differing.error).toEqual({ new_password2: ["The two password fields didn't match."] })
    const weak = await confirm(link, ['12345678', '12345678'])
    expect(weak.error).toEqual({
      new_password2: ['This password is too common.', 'This password is entirely numeric.'],
    })
    const like = await confirm(link, ['wanjiru-', 'wanjiru-'])
    expect(like.error).toEqual({
      new_password2: ['The password is too similar to the last name.'],
    })
    const blank = await confirm(link, ['', ''])
    expect(blank.error).toEqual({
      new_password1: ['This field may not be blank.'],
      new_password2: ['This field may not be blank.'],
    })
    expect((await confirm(link)).response.status).toBe(200)
  })

  test('the new password holds, the old one does not, and every sign-in has ended', async () => {
    const { email, link } = await forgetful()
    const tokens = [await signInAs(world, email), await signInAs(world, email)]
    const { data, response } = await confirm(link)
    expect(response.status).toBe(200)
    expect(data).toEqual({ detail: 'Password has been reset with the new password.' })
    for (const token of tokens) {
      const { error } = await world.clientWith(token).GET('/profile/')
      expect(error).toEqual({ detail: 'Invalid token.' })
    }
    expect((await signIn(email, newcomerPassword)).response.status).toBe(400)
    expect((await signIn(email, fresh)).response.status).toBe(200)
  })

  test('a hand-over that is under way ends too', async () => {
    const { email, link } = await forgetful()
    const client = world.clientWith(await signInAs(world, email))
    const { data } = await client.POST('/auth/handover/', {
      body: { audience: 'portal', next: '/profile' },
    })
    await confirm(link)
    const redeemed = await visitor.POST('/auth/handover/redeem/', {
      body: { code: data?.code ?? '', audience: 'portal' },
    })
    expect(redeemed.response.status).toBe(400)
  })

  test('a link works once, and ends its sisters', async () => {
    const { email, link } = await forgetful()
    world.clock.advance({ minutes: 2 })
    await request(email)
    const sister = await linkTo(world, email)
    expect((await confirm(sister)).response.status).toBe(200)
    expect((await confirm(sister)).error).toEqual(badToken)
    expect((await confirm(link)).error).toEqual(badToken)
  })

  test('of two simultaneous confirmations one wins', async () => {
    const { link } = await forgetful()
    const answers = await Promise.all([confirm(link), confirm(link)])
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ])
  })

  test('an account that was put to sleep stays asleep', async () => {
    const { email, link } = await forgetful()
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('email', '=', email)
      .execute()
    expect((await confirm(link)).error).toEqual(badToken)
  })

  test('a link is good for 24 hours and not a minute longer', async () => {
    const early = await forgetful()
    world.clock.advance({ hours: 23, minutes: 59 })
    const late = await forgetful()
    expect((await confirm(early.link)).response.status).toBe(200)
    world.clock.advance({ hours: 24, minutes: 1 })
    expect((await confirm(late.link)).error).toEqual(badToken)
  })
})
