import { languageCodes, localeOf } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatLongDate } from '@bandari/i18n/format'
import type { BandariClient } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { linkTo, mailsTo } from '../helpers/mails.ts'
import { follow, newcomer, newcomerPassword, signInAs } from '../helpers/newcomer.ts'
import { addToBasket, move, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { DRAFT_LANGUAGES: 'true' },
  })
})
afterAll(() => world.close())

async function registerIn(language: string) {
  const body = newcomer()
  const client = world.clientWith(null, language)
  const { response } = await client.POST('/register/', { body })
  expect(response.status).toBe(201)
  return body.email
}

describe.each(languageCodes)('a person who registers on a page in %s', (language) => {
  const { t } = translatorOf(language)

  it('reads every mail in it', async () => {
    const email = await registerIn(language)
    const [welcome] = await mailsTo(world, email)
    expect(welcome?.subject).toBe(t('mails.activate.subject', { brand: 'Bandari' }))
    expect(welcome?.html).toContain(`lang="${language}"`)
    expect(welcome?.text).toContain(t('mails.greeting', { name: 'Grace' }))

    const path = await linkTo(world, email)
    await follow(world, path)
    const client = world.clientWith(await signInAs(world, email))
    await addToBasket(world, { client }, await stockProduct(world, { price: 123_450 }))
    const placed = await order({ client })
    const [confirmation] = await mailsTo(world, email)
    expect(confirmation?.subject).toBe(
      t('mails.order.confirmation.subject', { number: placed.number }),
    )
    expect(confirmation?.text).toContain(t('mails.order.reference'))

    await move(world, placed, 'Authorized')
    const [paid] = await mailsTo(world, email)
    expect(paid?.text).toContain(t('mails.order.authorized.title'))
  })

  it('asks for a new password in it, wherever they do', async () => {
    const email = await registerIn(language)
    const path = await linkTo(world, email)
    const client = world.clientWith(null, 'en')
    await follow(world, path)
    await client.POST('/rest-auth/password/reset/', { body: { email } })
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe(t('mails.reset.subject', { brand: 'Bandari' }))
  })
})

it('amounts and days are written as people write them', async () => {
  const email = await registerIn('fr')
  const path = await linkTo(world, email)
  await follow(world, path)
  const client = world.clientWith(await signInAs(world, email))
  await addToBasket(world, { client }, await stockProduct(world, { price: 1_234_550 }))
  const { payment_due } = await order({ client })
  const [mail] = await mailsTo(world, email)
  const text = mail?.text.replaceAll(/\s/g, ' ')
  expect(text).toContain('13 045,50 USD')
  expect(text).toContain(formatLongDate(payment_due, localeOf('fr')).replaceAll(/\s/g, ' '))
})

describe('the language of an account', () => {
  const french = translatorOf('fr').t

  async function newcomerIn(language: string) {
    const email = await registerIn(language)
    const path = await linkTo(world, email)
    await follow(world, path)
    return email
  }

  async function signInOn(language: string, email: string) {
    const client = world.clientWith(null, language)
    const body = { username: email, password: newcomerPassword }
    const { data } = await client.POST('/auth/login/', { body })
    return world.clientWith(data!.token, language)
  }

  async function languageOf(client: BandariClient) {
    return (await client.GET('/profile/')).data?.language
  }

  it('is changed by the person, and mails follow', async () => {
    const email = await newcomerIn('en')
    const client = world.clientWith(await signInAs(world, email))
    expect(await languageOf(client)).toBe('en')
    const { data } = await client.PATCH('/profile/', { body: { language: 'fr' } })
    expect(data).toMatchObject({ email, language: 'fr' })
    await world.clientWith(null).POST('/rest-auth/password/reset/', { body: { email } })
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe(french('mails.reset.subject', { brand: 'Bandari' }))
  })

  it("is nobody else's to change", async () => {
    const { response } = await world
      .clientWith(null)
      .PATCH('/profile/', { body: { language: 'fr' } })
    expect(response.status).toBe(401)
  })

  it.each(['xx', 'EN'])('%s is none that the shop is offered in', async (language) => {
    const client = world.clientWith(await signInAs(world, await newcomerIn('en')))
    const { error, response } = await client.PATCH('/profile/', { body: { language } })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ language: [`"${language}" is not a valid choice.`] })
    expect(await languageOf(client)).toBe('en')
  })

  it('is the one of the page where they sign in, until they chose another', async () => {
    const email = await newcomerIn('en')
    const client = await signInOn('fr', email)
    expect(await languageOf(client)).toBe('fr')
    await signInOn('sw', email)
    expect(await languageOf(client)).toBe('fr')
  })
})
