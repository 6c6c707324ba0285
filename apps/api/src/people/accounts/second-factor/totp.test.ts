import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

const secret = newTotpSecret()
const now = new Date('2026-11-22T10:00:10Z')
const step = Math.floor(now.getTime() / 30_000)
const codeAt = (steps: number) =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + steps * 30 })

test.each([
  ['of now', 0, null, step],
  ['of the half minute before', -1, null, step - 1],
  ['of the next', 1, null, step + 1],
  ['older', -2, null, null],
  ['younger', 2, null, null],
  ['used already', 0, step, null],
  ['of a half minute before the last one used', -1, step, null],
  ['after the last one used', 1, step, step + 1],
])('a code %s', (_, steps, lastStep, expected) => {
  expect(stepOfCode({ secret, lastStep }, codeAt(steps), now)).toBe(expected)
})

test.each(['', '12345', '1234567', 'xxxxxxxxxxxx', '１２３４５６', '12345\n'])(
  '%j is no code',
  (typed) => {
    expect(stepOfCode({ secret, lastStep: null }, typed, now)).toBeNull()
  },
)

test('the app is told shop and account', () => {
  const uri = new URL(totpUri(secret, { issuer: 'Bandari', label: 'grace@example.com' }))
  expect(decodeURIComponent(uri.pathname)).toContain('Bandari:grace@example.com')
  expect(uri.searchParams.get('secret')).toBe(secret)
})
