import { expect, it } from 'vitest'
import { maskAddress } from './mask-address.ts'

it.each([
  ['grace@example.com', 'g•••@example.com'],
  ['g@example.com', 'g•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
])('%s is told as %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked)
})
