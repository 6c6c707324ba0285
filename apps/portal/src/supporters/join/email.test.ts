import { expect, it } from 'vitest'
import { emailLength, isReferrerAcceptable } from './email.ts'

it.each([
  ['', true],
  ['   ', true],
  ['joy@example.com', true],
  [' joy.kamau+cars@mail.example.co.ke ', true],
  ['joy', false],
  ['joy@example', false],
  ['joy@.com', false],
  ['joy kamau@example.com', false],
  ['joy@exam@ple.com', false],
  ['@example.com', false],
])('%j: %s', (text, isAcceptable) => {
  expect(isReferrerAcceptable(text)).toBe(isAcceptable)
})

it('max 355 characters', () => {
  const domain = '@example.com'
  const name = (length: number) => 'a'.repeat(length - domain.length) + domain
  expect(isReferrerAcceptable(name(emailLength))).toBe(true)
  expect(isReferrerAcceptable(name(emailLength + 1))).toBe(false)
})
