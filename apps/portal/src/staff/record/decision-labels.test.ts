import { expect, it } from 'vitest'
import { decisionLabel } from './decision-labels.ts'

it.each([
  ['suspend-vendor', 'approved', 'suspended', 'Suspended vendor'],
  ['set-stock', '3', '9', 'Stock set from 3 to 9'],
  ['change-staff-role', null, 'admin', 'Role: none → Administrator'],
  ['change-staff-role', 'finance', null, 'Role: Finance → none'],
  ['some-other-thing', null, null, 'Some other thing'],
])('%s %s %s: %s', (action, from, to, text) => {
  expect(decisionLabel({ action, from, to })).toBe(text)
})
