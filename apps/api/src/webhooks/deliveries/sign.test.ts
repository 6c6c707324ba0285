import { expect, it } from 'vitest'
import { newSecret } from '../endpoints/secrets.ts'
import { signedHeaders } from './sign.ts'

/** The test vector that the Standard Webhooks libraries publish. */
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

it('signs as the specification’s own libraries do', () => {
  const { secret, signature, ...message } = published
  expect(signedHeaders({ ...message, secrets: [secret] })).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
})

it('signs with both secrets while they overlap, the newer one first', () => {
  const { secret, signature, ...message } = published
  const headers = signedHeaders({ ...message, secrets: [newSecret(), secret] })
  expect(headers['webhook-signature'].split(' ')).toEqual([
    expect.stringMatching(/^v1,[\w+/]{43}=$/),
    signature,
  ])
})

it('signs the whole second, the id and the body', () => {
  const { secret, signature, ...message } = published
  const of = (changed: Partial<typeof message>) =>
    signedHeaders({ ...message, ...changed, secrets: [secret] })['webhook-signature']
  expect(of({ at: new Date(1_614_265_330_999) })).toBe(signature)
  for (const changed of [{ id: 'msg_other' }, { body: '{"test":2432232314}' }, { at: new Date(0) }])
    expect(of(changed)).not.toBe(signature)
})

it('makes secrets of 32 random bytes', () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(one).not.toBe(other)
  expect(Buffer.from(one.slice('whsec_'.length), 'base64')).toHaveLength(32)
})
