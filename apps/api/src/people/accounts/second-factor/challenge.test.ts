import { expect, test } from 'vitest'
import { issueChallenge, readChallenge } from './challenge.ts'
import { openSecrets } from './secrets.ts'

const secrets = openSecrets({ secretKey: Buffer.alloc(32, 7).toString('base64'), dataDir: '' })
const others = openSecrets({ secretKey: Buffer.alloc(32, 8).toString('base64'), dataDir: '' })
const now = new Date('2026-11-22T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const challenge = issueChallenge(secrets, { purpose: 'sign-in', accountId: 7 }, now)

test('names whom it was issued for, until it expires', () => {
  expect(readChallenge(secrets, challenge, { purpose: 'sign-in', now: minutes(4.9) })).toEqual({
    accountId: 7,
    expiresAt: minutes(5),
  })
})

const [payload = '', signature = ''] = challenge.split('.')
const forged = Buffer.from(
  Buffer.from(payload, 'base64url').toString().replace('"accountId":7', '"accountId":1'),
).toString('base64url')

test.each([
  ['too old', challenge, 'sign-in', 5],
  ['for something else', challenge, 'step-up', 0],
  ['for somebody else', `${forged}.${signature}`, 'sign-in', 0],
  [
    'signed by another shop',
    issueChallenge(others, { purpose: 'sign-in', accountId: 7 }, now),
    'sign-in',
    0,
  ],
  ['without a signature', payload, 'sign-in', 0],
  ['cut short', challenge.slice(0, -2), 'sign-in', 0],
  ['longer', `${challenge}.x`, 'sign-in', 0],
  ['nothing', '', 'sign-in', 0],
] as const)('%s: nobody', (_, text, purpose, later) => {
  expect(readChallenge(secrets, text, { purpose, now: minutes(later) })).toBeNull()
})
