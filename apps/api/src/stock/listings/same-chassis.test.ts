import { expect, it } from 'vitest'
import { plainChassis, sameChassis } from './same-chassis.ts'

const chassis = 'NSP1302145678'
const asking = { id: 1, title: 'Vitz', vendor_id: 7, chassis }
const again = { id: 2, title: 'Vitz F', vendor_id: 7, chassis }
const theirs = { id: 3, title: 'The other seller’s words', vendor_id: 8, chassis }
const house = { id: 4, title: 'Ours', vendor_id: null, chassis }

it.each([
  ['nothing', [asking], 7, { own: [], elsewhere: false }],
  [
    'which of their own',
    [asking, again],
    7,
    { own: [{ prod_id: 2, prod_title: 'Vitz F' }], elsewhere: false },
  ],
  ['that another seller has it, and no more', [asking, theirs], 7, { own: [], elsewhere: true }],
  ['that the house has it', [asking, house], 7, { own: [], elsewhere: true }],
  [
    'the house about its own',
    [house, theirs],
    null,
    { own: [{ prod_id: 4, prod_title: 'Ours' }], elsewhere: true },
  ],
] as const)('a seller is told %s', (_what, holders, vendorId, told) => {
  expect(sameChassis(holders, { id: 1, vendorId })).toEqual(told)
})

it('hyphens make no other number', () => {
  expect(plainChassis('NSP130-2145678')).toBe(plainChassis('NSP1302145678'))
})
