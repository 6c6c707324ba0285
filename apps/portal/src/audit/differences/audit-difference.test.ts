import { expect, it } from 'vitest'
import { differencesOf } from './audit-difference.ts'

const rows = (before: unknown, after: unknown) =>
  differencesOf({
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  }).map(({ field, kind, before: from, after: to }) => [field, kind, from, to])

it.each<[string, unknown, unknown, unknown[][]]>([
  [
    'a change',
    { status: 'Pending' },
    { status: 'Authorized' },
    [['status', 'changed', 'Pending', 'Authorized']],
  ],
  ['something new', null, { name: 'Beira' }, [['name', 'added', null, 'Beira']]],
  ['no earlier state at all', undefined, { name: 'Beira' }, [['name', 'added', null, 'Beira']]],
  ['something deleted', { name: 'Beira' }, null, [['name', 'removed', 'Beira', null]]],
  [
    'what stayed comes last',
    { a: 1, b: 2 },
    { a: 1, b: 3 },
    [
      ['b', 'changed', '2', '3'],
      ['a', 'same', '1', '1'],
    ],
  ],
  [
    'a record within a record',
    { status: 'Authorized' },
    { status: 'Canceled', refund: { amount: 520_000, method: 'bank' } },
    [
      ['status', 'changed', 'Authorized', 'Canceled'],
      ['refund.amount', 'added', null, '5200.00'],
      ['refund.method', 'added', null, 'bank'],
    ],
  ],
  [
    'moments, lists, yes and no',
    { valid_to: null, ports: ['Beira'], is_destination: false },
    { valid_to: '2026-03-02T09:20:03.000Z', ports: ['Beira', 'Durban'], is_destination: true },
    [
      ['valid_to', 'added', null, 'Mar. 2, 2026, 9:20 AM UTC'],
      ['ports', 'changed', 'Beira', 'Beira, Durban'],
      ['is_destination', 'changed', 'No', 'Yes'],
    ],
  ],
  ['nothing', null, null, []],
  ['a bare value', 'draft', 'live', [['value', 'changed', 'draft', 'live']]],
])('%s', (_, before, after, differences) => {
  expect(rows(before, after)).toEqual(differences)
})
