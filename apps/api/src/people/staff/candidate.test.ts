import { expect, it } from 'vitest'
import { validateCandidate } from './candidate.ts'

const account = {
  is_active: true,
  deactivated_at: null,
  password_hash: 'hash',
  staff_role: null,
} as const
const asked = { promote: false }
const promoted = { promote: true }

it.each([
  ['nobody yet', null, asked, 'create'],
  ['nobody yet, with the flag', null, promoted, 'create'],
  ['a buyer', account, asked, 'has-account'],
  ['a buyer, with the flag', account, promoted, 'promote'],
  ['another member of staff', { ...account, staff_role: 'finance' }, asked, 'has-account'],
  [
    'another member of staff, with the flag',
    { ...account, staff_role: 'finance' },
    promoted,
    'promote',
  ],
  ['an administrator', { ...account, staff_role: 'admin' }, promoted, 'is-administrator'],
  [
    'an administrator whose link was lost',
    { ...account, staff_role: 'admin', password_hash: null },
    asked,
    'invite',
  ],
  [
    'an account that waits for its link',
    { ...account, is_active: false },
    promoted,
    'not-activated',
  ],
  [
    'an account that support closed',
    { ...account, is_active: false, deactivated_at: new Date(0) },
    promoted,
    'deactivated',
  ],
] as const)('%s', (_, candidate, flags, result) => {
  expect(validateCandidate(candidate, flags)).toBe(result)
})
