import { createHmac, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { verifyWebhook, WebhookError } from './verify-webhook.ts'

const secret = `whsec_${randomBytes(32).toString('base64')}`
const other = `whsec_${randomBytes(32).toString('base64')}`
const now = Date.parse('2026-03-02T09:20:03Z')
const seconds = Math.floor(now / 1000)
const body = JSON.stringify({
  type: 'order.placed',
  timestamp: '2026-03-02T09:20:00Z',
  data: { order: 52, total: '5000.00', currency: 'USD' },
})

/** As the sender does it, by another implementation than ours. */
function sign(by: string, { id = 'msg_1', at = String(seconds), text = body } = {}): string {
  const key = Buffer.from(by.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${text}`).digest('base64')}`
}

function headers(changed: Record<string, string> = {}): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': sign(secret),
    ...changed,
  }
}

it.each<[string, string | Uint8Array, Record<string, string> | Headers, string | string[]]>([
  ['a text', body, headers(), secret],
  ['bytes', new TextEncoder().encode(body), headers(), secret],
  ['headers of fetch', body, new Headers(headers()), secret],
  [
    'names of headers in capitals',
    body,
    {
      'Webhook-Id': 'msg_1',
      'Webhook-Timestamp': String(seconds),
      'Webhook-Signature': sign(secret),
    },
    secret,
  ],
  ['the older of two secrets', body, headers(), [other, secret]],
  [
    'two signatures, of which one fits',
    body,
    headers({ 'webhook-signature': `${sign(other)} ${sign(secret)}` }),
    secret,
  ],
  [
    'a signature of a version to come',
    body,
    headers({ 'webhook-signature': `v2,x ${sign(secret)}` }),
    secret,
  ],
  [
    'one that travelled for five minutes',
    body,
    headers({
      'webhook-timestamp': String(seconds - 300),
      'webhook-signature': sign(secret, { at: String(seconds - 300) }),
    }),
    secret,
  ],
])('takes %s', async (_, given, sent, secrets) => {
  expect(await verifyWebhook(given, sent, secrets, { now })).toEqual({
    id: 'msg_1',
    ...JSON.parse(body),
  })
})

const mark = '\uFEFF'
const signed = (text: string) => headers({ 'webhook-signature': sign(secret, { text }) })
const at = (moment: number) =>
  headers({
    'webhook-timestamp': String(moment),
    'webhook-signature': sign(secret, { at: String(moment) }),
  })

it.each<[string, string, string | Uint8Array, Record<string, string>]>([
  ['not_signed', 'another body', body.replace('5000', '5'), headers()],
  ['not_signed', 'another id', body, headers({ 'webhook-id': 'msg_2' })],
  ['not_signed', 'another time', body, headers({ 'webhook-timestamp': String(seconds + 1) })],
  ['not_signed', 'another secret', body, headers({ 'webhook-signature': sign(other) })],
  [
    'not_signed',
    'half a signature',
    body,
    headers({ 'webhook-signature': sign(secret).slice(0, 20) }),
  ],
  ['not_signed', 'no base64', body, headers({ 'webhook-signature': 'v1,%%%' })],
  ['not_signed', 'bytes with a mark before them', new TextEncoder().encode(mark + body), headers()],
  ['too_old', 'after six minutes', body, at(seconds - 360)],
  ['too_new', 'six minutes before', body, at(seconds + 360)],
  ['headers_missing', 'no signature', body, headers({ 'webhook-signature': '' })],
  ['headers_missing', 'a time that is none', body, headers({ 'webhook-timestamp': 'now' })],
  ['unreadable', 'no JSON', 'hello', signed('hello')],
  ['unreadable', 'no type', '{}', signed('{}')],
])('refuses with %s: %s', async (problem, _, given, sent) => {
  const refusal = await verifyWebhook(given, sent, secret, { now }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(WebhookError)
  expect(refusal).toHaveProperty('problem', problem)
})

it('agrees with the specification’s own example', async () => {
  const example = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const verify = verifyWebhook(
    '{"test": 2432232314}',
    example,
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    { now: 1_614_265_330_000 },
  )
  // It is signed; only that it has no type of ours is wrong with it.
  await expect(verify).rejects.toHaveProperty('problem', 'unreadable')
})

it('says that a secret is none, which is the receiver’s own mistake', async () => {
  await expect(verifyWebhook(body, headers(), '', { now })).rejects.toThrow(TypeError)
})
