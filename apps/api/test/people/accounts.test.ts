import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Activation, BandariClient } from '@bandari/sdk'
import { people } from '../../seeds/people.data.ts'
import { linkTo, mailsTo } from '../helpers/mails.ts'
import {
  follow,
  newcomer,
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

const activate = (path: { uid: string; token: string }) => follow(world, path)

function look(path: { uid: string; token: string }) {
  return visitor.GET('/activate/{uid}/{token}/', { params: { path } })
}

async function countryOf(email: string) {
  const client = world.clientWith(await signInAs(world, email))
  const { data } = await client.GET('/profile/')
  return data?.country
}

describe('register', () => {
  test('an address that is registered is refused under email, whatever its capitals', async () => {
    const body = newcomer(people.buyer.email.toUpperCase())
    const { error, response } = await visitor.POST('/register/', { body })
    expect(response.status).toBe(400)
    expect(error).toEqual({ email: ['A user with this email already exists'] })
  })

  test('the account sleeps until its link is followed', async () => {
    const body = newcomer()
    const { data, response } = await visitor.POST('/register/', { body })
    expect(response.status).toBe(201)
    expect(data).toEqual({ email: body.email, proof: expect.stringMatching(/^[\w-]{43}$/) })
    const login = await visitor.POST('/auth/login/', {
      body: { username: body.email, password: body.password },
    })
    expect(login.error).toEqual({
      non_field_errors: [
        'This account is not activated. Check your inbox for the activation link.',
      ],
    })
  })

  test('the activation mail greets, links to the storefront and says how long', async () => {
    const email = await registerNewcomer(world)
    const [mail, ...more] = await mailsTo(world, email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Activate your Bandari account')
    expect(mail?.text).toContain('Dear Grace,')
    expect(mail?.text).toContain('48 hours')
    const { uid, token } = await linkTo(world, email)
    const url = `${world.settings.storefrontOrigin}/activate/${uid}/${token}`
    expect(mail?.text).toContain(url)
    expect(mail?.html).toContain(`href="${url}"`)
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('neither the password nor the token of the link can be read in the database', async () => {
    const email = await registerNewcomer(world)
    const { token } = await linkTo(world, email)
    const account = await world.db
      .selectFrom('accounts')
      .innerJoin('account_links', 'account_links.account_id', 'accounts.id')
      .select(['password_hash', 'token_hash'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^argon2id\$/)
    expect(account.token_hash).toHaveLength(32)
    expect(account.token_hash.includes(token)).toBe(false)
  })

  test('everything that is wrong is said at once, each under its field', async () => {
    const { error, response } = await visitor.POST('/register/', {
      body: {
        ...newcomer(people.buyer.email),
        confirm_email: 'other@example.com',
        password: '8364017',
        country: 'Atlantis',
      },
    })
    expect(response.status).toBe(400)
    expect(error).toEqual({
      email: ['A user with this email already exists'],
      confirm_email: ['Email addresses do not match'],
      password: [
        'This password is too short. It must contain at least 8 characters.',
        'This password is entirely numeric.',
      ],
      country: ['"Atlantis" is not a valid choice.'],
    })
  })

  test.each([
    ['12345678', ['This password is too common.', 'This password is entirely numeric.']],
    ['iloveyou', ['This password is too common.']],
    ['wanjiru9', ['The password is too similar to the last name.']],
  ])('the password %s is refused', async (password, sentences) => {
    const { error } = await visitor.POST('/register/', { body: { ...newcomer(), password } })
    expect(error).toEqual({ password: sentences })
  })

  test('what the contract refuses is refused under its field', async () => {
    const { email: _, ...body } = newcomer()
    const answer = await visitor.POST('/register/', {
      body: { ...body, first_name: ' ', confirm_email: 'x', is_staff: true } as never,
    })
    expect(answer.response.status).toBe(400)
    expect(answer.error).toEqual({
      email: ['This field is required.'],
      first_name: ['This field may not be blank.'],
      is_staff: ['Unexpected field.'],
    })
  })

  test.each(['grace', 'grace@', '@shop.example', 'a b@shop.example', 'a@b@shop.example'])(
    '%s is no address',
    async (email) => {
      const { error } = await visitor.POST('/register/', { body: newcomer(email) })
      expect(error).toEqual({ email: ['Enter a valid email address.'] })
    },
  )

  test('the confirmation may differ in capitals and in the spaces around it', async () => {
    const body = newcomer()
    const confirm_email = ` ${body.email.toUpperCase()} `
    const { response } = await visitor.POST('/register/', { body: { ...body, confirm_email } })
    expect(response.status).toBe(201)
  })

  test('of two simultaneous registrations of one address one wins and the other reads why', async () => {
    const email = 'twice@shop.example'
    const answers = await Promise.all(
      [email, email.toUpperCase(), 'Twice@Shop.example'].map((address) =>
        visitor.POST('/register/', { body: newcomer(address) }),
      ),
    )
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      201, 400, 400,
    ])
    const refused = answers.filter(({ response }) => response.status === 400)
    for (const { error } of refused) {
      expect(error).toEqual({ email: ['A user with this email already exists'] })
    }
    expect(await mailsTo(world, email)).toHaveLength(1)
  })

  test.each([
    ['ZM', 'Zambia'],
    ['zm', 'Zambia'],
    ['Zambia', 'Zambia'],
    [' zambia ', 'Zambia'],
    ['/api/countries/ZM/', 'Zambia'],
    ['https://anywhere.example/api/countries/ZM', 'Zambia'],
    ['', null],
    [undefined, null],
  ])('the country %j is understood as %j', async (country, name) => {
    const { country: _, ...rest } = newcomer()
    const body = country === undefined ? rest : { ...rest, country }
    const { response } = await visitor.POST('/register/', { body })
    expect(response.status).toBe(201)
    await activate(await linkTo(world, body.email))
    expect(await countryOf(body.email)).toBe(name)
  })

  test.each(['XX', 'Zambiaa', '/api/countries/XX/', '/api/products/3/'])(
    'the country %s is refused',
    async (country) => {
      const { error } = await visitor.POST('/register/', { body: { ...newcomer(), country } })
      expect(error).toEqual({ country: [`"${country}" is not a valid choice.`] })
    },
  )

  test('the same Idempotency-Key is the same registration', async () => {
    const body = newcomer()
    const headers = { 'Idempotency-Key': 'registration-0001' }
    const first = await visitor.POST('/register/', { body, headers })
    const second = await visitor.POST('/register/', { body, headers })
    expect([first.response.status, second.response.status]).toEqual([201, 201])
    expect(second.data).toEqual(first.data)
    expect(await mailsTo(world, body.email)).toHaveLength(1)
    const other = await visitor.POST('/register/', { body: newcomer(), headers })
    expect(other.response.status).toBe(422)
  })
})

describe('activateAccount', () => {
  test('nobody is activated by a link that was made up', async () => {
    const { uid } = await linkTo(world, await registerNewcomer(world))
    const { error, response } = await activate({ uid, token: 'made-up' })
    expect(response.status).toBe(411)
    expect(error).toEqual({ msg: 'Activation link is invalid' })
  })

  test("nobody is activated by somebody else's link", async () => {
    const first = await linkTo(world, await registerNewcomer(world))
    const second = await linkTo(world, await registerNewcomer(world))
    const { error } = await activate({ uid: first.uid, token: second.token })
    expect(error).toEqual({ msg: 'Activation link is invalid' })
  })

  test('nobody counts accounts: asleep, active, deactivated or none, a made-up link reads the same', async () => {
    const asleep = await linkTo(world, await registerNewcomer(world))
    const active = await linkTo(world, await welcomeNewcomer(world))
    const shutOut = await linkTo(world, await welcomeNewcomer(world))
    await world.db
      .updateTable('accounts')
      .set({ is_active: false, deactivated_at: world.clock.now() })
      .where('id', '=', Number(Buffer.from(shutOut.uid, 'base64url').toString()))
      .execute()
    const uids = [asleep.uid, active.uid, shutOut.uid, 'OTk5OTk5OTk5', 'nobody', 'MA']
    for (const uid of uids) {
      for (const call of [look, activate]) {
        const { error, response } = await call({ uid, token: 'made-up' })
        expect([response.status, error]).toEqual([411, { msg: 'Activation link is invalid' }])
      }
    }
  })

  test.each(['GET', 'HEAD'] as const)('%s looks and changes nothing', async (method) => {
    const email = await registerNewcomer(world)
    const { uid, token } = await linkTo(world, email)
    const answer = await world.app.inject({ method, url: `/api/activate/${uid}/${token}/` })
    expect(answer.statusCode).toBe(200)
    const { is_active } = await world.db
      .selectFrom('accounts')
      .select('is_active')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(is_active).toBe(false)
  })

  test('looking says what a link is worth', async () => {
    const link = await linkTo(world, await registerNewcomer(world))
    expect((await look(link)).data).toEqual({ msg: 'Activation link is valid' })
    await activate(link)
    expect((await look(link)).data).toEqual({ msg: 'Account is activated already' })
  })

  test('the link activates once, and says so when it is followed again', async () => {
    const email = await registerNewcomer(world)
    const link = await linkTo(world, email)
    const first = await activate(link)
    expect(first.response.status).toBe(200)
    expect(first.data).toEqual({ msg: 'Account activated' })
    expect((await activate(link)).data).toEqual({ msg: 'Account is activated already' })
    expect(await signInAs(world, email)).toMatch(/^[0-9a-f]{40}$/)
  })

  test('two simultaneous clicks both succeed', async () => {
    const link = await linkTo(world, await registerNewcomer(world))
    const answers = await Promise.all([activate(link), activate(link)])
    const sentences = new Set(answers.map(({ data }) => data?.msg))
    expect(sentences).toEqual(new Set(['Account activated', 'Account is activated already']))
  })

  test('a reset link does not activate', async () => {
    const email = await welcomeNewcomer(world)
    await visitor.POST('/rest-auth/password/reset/', { body: { email } })
    const link = await linkTo(world, email)
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('email', '=', email)
      .execute()
    expect((await activate(link)).error).toEqual({ msg: 'Activation link is invalid' })
  })

  test('a link that was used does not wake an account that was put to sleep', async () => {
    const email = await registerNewcomer(world)
    const link = await linkTo(world, email)
    await activate(link)
    await world.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('email', '=', email)
      .execute()
    expect((await activate(link)).error).toEqual({ msg: 'Activation link is invalid' })
  })

  test('a link is good for 48 hours and not a minute longer', async () => {
    const inTime = await linkTo(world, await registerNewcomer(world))
    world.clock.advance({ hours: 1 })
    const late = await linkTo(world, await registerNewcomer(world))
    world.clock.advance({ hours: 46, minutes: 59 })
    expect((await activate(inTime)).data).toEqual({ msg: 'Account activated' })
    world.clock.advance({ minutes: 61 })
    const { error, response } = await activate(late)
    expect(response.status).toBe(411)
    expect(error).toEqual({ msg: 'Activation Link expired' })
  })
})

describe('the password of an account that is activated', () => {
  /** Somebody registers an address; what they typed and were answered, and the link that its owner got. */
  async function registered() {
    const body = newcomer()
    const { data } = await visitor.POST('/register/', { body })
    return { email: body.email, proof: data!.proof, link: await linkTo(world, body.email) }
  }

  const press = (path: { uid: string; token: string }, body: Activation) =>
    visitor.POST('/activate/{uid}/{token}/', { params: { path }, body })

  const signIn = async (username: string, password: string) =>
    (await visitor.POST('/auth/login/', { body: { username, password } })).response.status

  test('is the one of the registration, in the browser that registered', async () => {
    const { email, proof, link } = await registered()
    expect((await press(link, { proof })).data).toEqual({ msg: 'Account activated' })
    expect(await signIn(email, newcomerPassword)).toBe(200)
  })

  test('is chosen by the owner, when somebody else registered the address', async () => {
    const { email, link } = await registered()
    const owners = 'quiet otters 12'
    const body = { new_password1: owners, new_password2: owners }
    expect((await press(link, body)).data).toEqual({ msg: 'Account activated' })
    expect(await signIn(email, newcomerPassword)).toBe(400)
    expect(await signIn(email, owners)).toBe(200)
  })

  test('is asked for, and judged, wherever the registration was not proven; the link stays good', async () => {
    const { email, link } = await registered()
    const missing = {
      new_password1: ['This field is required.'],
      new_password2: ['This field is required.'],
    }
    const { proof: another } = await registered()
    for (const body of [{}, { proof: another }, { proof: 'made-up' }]) {
      const { error, response } = await press(link, body)
      expect([response.status, error]).toEqual([400, missing])
    }
    const half = await press(link, { new_password1: newcomerPassword })
    expect(half.error).toEqual({ new_password2: ['This field is required.'] })
    const differing = await press(link, { new_password1: 'quiet otters 1', new_password2: 'x' })
    expect(differing.error).toEqual({ new_password2: ["The two password fields didn't match."] })
    const weak = await press(link, { new_password1: 'voxstrange', new_password2: 'voxstrange' })
    expect(weak.error).toEqual({ new_password2: ['This password is too common.'] })
    expect(await signIn(email, newcomerPassword)).toBe(400)
    expect((await follow(world, link)).data).toEqual({ msg: 'Account activated' })
  })

  test('a proof without a link proves nothing', async () => {
    const { email, proof, link } = await registered()
    const { response } = await press({ uid: link.uid, token: 'made-up' }, { proof })
    expect(response.status).toBe(411)
    expect(await signIn(email, newcomerPassword)).toBe(400)
  })
})

describe('resendActivation', () => {
  function resend(email: string) {
    return visitor.POST('/resend-activation-link/', { body: { email } })
  }

  test('an address nobody has gets an answer and no mail', async () => {
    const { data, response } = await resend('nobody@shop.example')
    expect(response.status).toBe(200)
    expect(data).toEqual({ msg: 'User does not exists' })
    expect(await mailsTo(world, 'nobody@shop.example')).toEqual([])
  })

  test('an active account gets an answer and no mail', async () => {
    const { data } = await resend(people.buyer.email)
    expect(data).toEqual({ msg: 'Account is activated already' })
    expect(await mailsTo(world, people.buyer.email)).toEqual([])
  })

  test('a malformed address is refused', async () => {
    const { error, response } = await resend('grace')
    expect(response.status).toBe(400)
    expect(error).toEqual({ email: ['Enter a valid email address.'] })
  })

  test('after the first link has expired the second one activates', async () => {
    const email = await registerNewcomer(world)
    const first = await linkTo(world, email)
    world.clock.advance({ days: 3 })
    const { data } = await resend(email.toUpperCase())
    expect(data).toEqual({ msg: 'Activation Link re-sent' })
    expect(await mailsTo(world, email)).toHaveLength(2)
    expect((await activate(first)).error).toEqual({ msg: 'Activation Link expired' })
    expect((await activate(await linkTo(world, email))).data).toEqual({ msg: 'Account activated' })
  })

  test('within two minutes of the first the answer is the same, and the mail is not repeated', async () => {
    const email = await registerNewcomer(world)
    const answers = [await resend(email), await resend(email)]
    expect(answers.map(({ data }) => data)).toEqual([
      { msg: 'Activation Link re-sent' },
      { msg: 'Activation Link re-sent' },
    ])
    expect(await mailsTo(world, email)).toHaveLength(1)
  })

  test('the earlier link stays good, for whoever finds that mail first', async () => {
    const email = await registerNewcomer(world)
    const first = await linkTo(world, email)
    world.clock.advance({ minutes: 2 })
    await resend(email)
    expect(await mailsTo(world, email)).toHaveLength(2)
    expect((await activate(first)).data).toEqual({ msg: 'Account activated' })
  })
})
