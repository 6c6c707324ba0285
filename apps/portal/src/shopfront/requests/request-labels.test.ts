import { expect, it } from 'vitest'
import { detailFacts, dialled, mailTo, requestMoves } from './request-labels.ts'

it.each([
  ['+254 700 000 001', 'tel:+254700000001'],
  ['(0971) 234-567 after six', 'tel:0971234567'],
])('%s is dialled as %s', (number, address) => {
  expect(dialled(number)).toBe(address)
})

it('writes to the sender about the request', () => {
  expect(mailTo({ email: 'amina@example.com', reference: 'P-1043' })).toBe(
    'mailto:amina@example.com?subject=Your%20request%20P-1043',
  )
})

it('names what only an assessment asks for, and shows what it does not know', () => {
  const details = [
    { name: 'refNumber', value: 'NMM-2026-014' },
    { name: 'colour', value: 'red' },
  ]
  expect(detailFacts({ details })).toEqual([
    { name: 'Applicant’s reference', value: 'NMM-2026-014' },
    { name: 'colour', value: 'red' },
  ])
})

it.each([
  ['new', ['answered', 'closed']],
  ['answered', ['closed', 'new']],
  ['closed', ['new']],
] as const)('a request that is %s becomes %j', (state, targets) => {
  expect(requestMoves[state].map((move) => move.state)).toEqual(targets)
})
