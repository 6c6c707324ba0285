import { languageCodes } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Sent {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  language?: string
  headers?: Record<string, string>
  payload?: object | string
}

function send({ method = 'GET', url, language, headers = {}, payload }: Sent) {
  return world.app.inject({
    method,
    url,
    headers: { ...headers, ...(language === undefined ? {} : { 'accept-language': language }) },
    ...(payload === undefined ? {} : { payload }),
  })
}

const login = { method: 'POST', url: '/api/auth/login/' } as const

describe.each(languageCodes)('on a page in %s', (language) => {
  const { t } = translatorOf(language)

  it('an operation refuses in it, and says so to caches', async () => {
    const payload = { username: people.buyer.email, password: 'not mine' }
    const { headers, body } = await send({ ...login, language, payload })
    expect(body).toContain(JSON.stringify(t('refusals.wrong_credentials')))
    expect(headers['content-language']).toBe(language)
    expect(headers['vary']).toContain('Accept-Language')
  })

  it('the contract refuses each field in it', async () => {
    const payload = { first_name: 'x'.repeat(300), email: 'nobody' }
    const sent = { method: 'POST', url: '/api/register/', language, payload } as const
    const answer = (await send(sent)).json<Record<string, unknown>>()
    expect(answer['email']).toEqual([t('refusals.invalid_email')])
    expect(answer['last_name']).toEqual([t('refusals.required')])
    expect(answer['first_name']).toEqual([t('refusals.max_length', { limit: 255 })])
  })

  it('a basket line is refused in it', async () => {
    const email = await welcomeNewcomer(world)
    const client = world.clientWith(await signInAs(world, email), language)
    const body = { url: 'https://elsewhere.example/', quantity: 0 }
    const { error } = await client.POST('/basket/add-product/', { body } as never)
    expect(JSON.stringify(error)).toContain(t('refusals.min_value', { limit: 1 }))
  })

  it('what no operation answers is in it', async () => {
    const detailOf = async (sent: Sent) =>
      (await send({ ...sent, language })).json<{ detail: string }>().detail
    expect(await detailOf({ url: '/api/nothing' })).toBe(t('refusals.not_found'))
    expect(await detailOf({ url: '/api/products/999999999/' })).toBe(t('refusals.not_found'))
    expect(await detailOf({ method: 'PUT', url: '/api/basket/' })).toBe(
      t('refusals.method_not_allowed', { method: 'PUT' }),
    )
    expect(await detailOf({ url: '/api/profile/' })).toBe(t('refusals.not_authenticated'))
    expect(await detailOf({ ...login, payload: `"${'x'.repeat(300_000)}"`, headers: json })).toBe(
      t('refusals.body_too_large'),
    )
    expect(await detailOf({ ...login, payload: 'a', headers: { 'content-type': 'a/b' } })).toBe(
      t('refusals.media_type_unsupported', { type: 'a/b' }),
    )
  })

  it('a success says what it says in it', async () => {
    const body = { email: 'nobody@example.com' }
    const { data } = await world
      .clientWith(null, language)
      .POST('/rest-auth/password/reset/', { body })
    expect(data?.detail).toBe(t('refusals.reset_mail_sent'))
  })
})

const json = { 'content-type': 'application/json' }

it.each([undefined, '', '*', 'de-DE,de;q=0.9', 'en-GB,sw;q=0.8'])(
  '%j reads English, word for word',
  async (header) => {
    const sent = { url: '/api/profile/', ...(header === undefined ? {} : { language: header }) }
    const { body, headers } = await send(sent)
    expect(JSON.parse(body)).toMatchObject({
      detail: 'Authentication credentials were not provided.',
    })
    expect(headers['content-language']).toBe('en')
  },
)

it('a shared answer is the same for every language', async () => {
  const { headers } = await send({ url: '/api/countries/', language: 'sw' })
  expect(headers['content-language']).toBeUndefined()
  expect(headers['vary']).not.toContain('Accept-Language')
})
