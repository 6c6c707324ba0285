import { expect, it } from 'vitest'
import { readDetails } from './draft-details.ts'

const current = ['Bank: Harbour Bank', 'Account: 0100 4471 2208']

it.each([
  ['Bank: Coast Bank\nAccount: 0200 5582 3319', ['Bank: Coast Bank', 'Account: 0200 5582 3319']],
  [
    '  Bank:  Coast   Bank \r\n\r\nIBAN: MU17 BOMM 0101 1010\n',
    ['Bank: Coast Bank', 'IBAN: MU17 BOMM 0101 1010'],
  ],
  ['0200 5582 3319', ['0200 5582 3319']],
])('reads %j', (typed, details) => {
  expect(readDetails(typed, current)).toEqual({ details })
  expect(readDetails(typed, null)).toEqual({ details })
})

it.each([
  ['Bank: Coast Bank\nSWIFT: CSTBKENA', 'bank_account_number'],
  ['Bank: Coast Bank\nBranch: 12345', 'bank_account_number'],
  [' \n ', 'bank_account_number'],
  [`Bank: ${'x'.repeat(95)}\nAccount: 0200 5582 3319`, 'bank_account_line'],
  [Array(13).fill('Account: 0200 5582 3319').join('\n'), 'bank_account_lines'],
  ['Bank: Harbour Bank\n\nAccount: 0100  4471 2208', 'bank_account_same'],
])('refuses %j', (typed, problem) => {
  expect(readDetails(typed, current)).toEqual({ problem })
})
