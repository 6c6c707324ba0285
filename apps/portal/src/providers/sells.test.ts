import { expect, it } from 'vitest'
import { sells } from './sells.ts'

const seat = { vendor_id: 3, may_list_export: false }

it.each([
  ['owner', 'own', true],
  ['lister', 'list', true],
  ['lister', 'own', false],
  ['reader', 'read', true],
  ['reader', 'list', false],
] as const)('%s, %s: %s', (role, right, expected) => {
  expect(sells({ sellsFor: { ...seat, role } }, right)).toBe(expected)
})

it('is nobody’s who sells for nobody', () => {
  expect([sells({ sellsFor: null }, 'read'), sells(undefined, 'read')]).toEqual([false, false])
})
