import { describe, expect, it } from 'vitest'
import { valueNames } from './listing-fields.ts'
import type { ListingValues } from './listing-values.ts'
import { missingFields } from './publish.ts'

const none = Object.fromEntries(valueNames.map((name) => [name, '']))

const vehicle = {
  ...none,
  publish: 'draft',
  pTitle: '2014 Toyota Vitz F',
  description: 'One owner.',
  pContact: '+254722345678',
  pLocation: 'Nairobi, Kenya',
  pPrice: '780000',
  sMileage: '84200',
  sEngine: '990 cc',
} as ListingValues

const spare: ListingValues = { ...vehicle, sMileage: '', sEngine: '' }

const exported: ListingValues = {
  ...vehicle,
  pContact: '',
  xOriginPort: 'Yokohama, Japan',
  xRegistered: '2014-05',
  xChassis: 'NSP130-2145678',
}

/** Account spec §5; the cases are those of the API's rule. */
describe('going live', () => {
  it.each([
    ['a vehicle', 'vehicles', vehicle],
    ['a vehicle straight from the factory', 'vehicles', { ...vehicle, sMileage: '0' }],
    ['a vehicle for export, which nobody calls about', 'exports', exported],
    ['a spare, which has neither mileage nor engine', 'parts', spare],
  ] as const)('%s that lacks nothing', (_, prodClass, values) => {
    expect(missingFields(prodClass, values)).toEqual([])
  })

  it.each([
    [{ pLocation: '' }, 'pLocation'],
    [{ pContact: '' }, 'pContact'],
    [{ pContact: ' \n' }, 'pContact'],
    [{ pPrice: '' }, 'pPrice'],
    [{ pPrice: '0' }, 'pPrice'],
    [{ pPrice: '0.00' }, 'pPrice'],
    [{ pTitle: ' ' }, 'pTitle'],
    [{ description: '' }, 'description'],
  ] as const)('neither class with %j', (emptied, field) => {
    expect(missingFields('vehicles', { ...vehicle, ...emptied })).toEqual([field])
    expect(missingFields('parts', { ...spare, ...emptied })).toEqual([field])
  })

  it.each([
    [{ sMileage: '' }, 'sMileage'],
    [{ sEngine: '' }, 'sEngine'],
    [{ sEngine: ' ' }, 'sEngine'],
  ] as const)('no vehicle with %j', (emptied, field) => {
    expect(missingFields('vehicles', { ...vehicle, ...emptied })).toEqual([field])
  })

  it('names everything that is missing, in the order of the form', () => {
    const empty = { pTitle: '', description: '', pContact: '', pLocation: '', pPrice: '' }
    expect(missingFields('vehicles', { ...spare, ...empty })).toEqual([
      'pTitle',
      'pPrice',
      'pLocation',
      'pContact',
      'sMileage',
      'sEngine',
      'description',
    ])
  })

  it.each(['xOriginPort', 'xRegistered', 'xChassis', 'sMileage'] as const)(
    'no vehicle for export without %s',
    (field) => {
      expect(missingFields('exports', { ...exported, [field]: '' })).toEqual([field])
    },
  )
})
