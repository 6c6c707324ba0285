import { describe, expect, it } from 'vitest'
import { missingFields, type Publishable } from './publish.ts'

const vehicle: Publishable = {
  class: 'cars',
  model_id: 7,
  market: 'local',
  title: '2014 Toyota Vitz F',
  description: 'One owner.',
  contact: '+254 722 345 678',
  location: 'Nairobi, Kenya',
  price: 78_000_000,
  mileage: 84_200,
  engine_size: '990 cc',
  origin_port: null,
  first_registered: null,
  chassis_number: null,
}

const exported: Publishable = {
  ...vehicle,
  market: 'export',
  contact: null,
  origin_port: 'Yokohama, Japan',
  first_registered: '2014-05',
  chassis_number: 'NSP130-2145678',
}

const spare: Publishable = { ...vehicle, class: 'parts', mileage: null, engine_size: null }

/** Account spec §5. */
describe('going live', () => {
  it.each([
    ['a vehicle', vehicle, []],
    ['a lorry', { ...vehicle, class: 'commercial' as const }, []],
    ['a vehicle straight from the factory', { ...vehicle, mileage: 0 }, []],
    ['a vehicle for export, which has no contact', exported, []],
    ['a spare, which has neither mileage nor engine', spare, []],
  ])('%s that lacks nothing', (_, listing, missing) => {
    expect(missingFields(listing)).toEqual(missing)
  })

  it.each([
    [{ location: null }, 'pLocation'],
    [{ location: '' }, 'pLocation'],
    [{ contact: null }, 'pContact'],
    [{ contact: ' \n' }, 'pContact'],
    [{ price: 0 }, 'pPrice'],
    [{ title: ' ' }, 'pTitle'],
    [{ description: '' }, 'description'],
  ] as const)('neither class with %j', (emptied, field) => {
    expect(missingFields({ ...vehicle, ...emptied })).toEqual([field])
    expect(missingFields({ ...spare, ...emptied })).toEqual([field])
  })

  it.each([
    [{ mileage: null }, 'sMileage'],
    [{ engine_size: null }, 'sEngine'],
    [{ engine_size: '' }, 'sEngine'],
  ] as const)('no vehicle with %j', (emptied, field) => {
    expect(missingFields({ ...vehicle, ...emptied })).toEqual([field])
    expect(missingFields({ ...vehicle, class: 'commercial', ...emptied })).toEqual([field])
  })

  it.each([
    [{ origin_port: null }, 'xOriginPort'],
    [{ first_registered: null }, 'xRegistered'],
    [{ chassis_number: null }, 'xChassis'],
    [{ mileage: null }, 'sMileage'],
  ] as const)('no vehicle for export with %j', (emptied, field) => {
    expect(missingFields({ ...exported, ...emptied })).toEqual([field])
  })

  it('a vehicle needs its model, a spare has none', () => {
    expect(missingFields({ ...vehicle, model_id: null })).toEqual(['subId'])
    expect(missingFields({ ...exported, model_id: null, price: 0 })).toEqual(['subId', 'pPrice'])
    expect(missingFields({ ...spare, model_id: null })).toEqual([])
  })

  it('names everything that is missing, in the order of the form', () => {
    const empty = { title: '', description: '', contact: null, location: null, price: 0 }
    expect(missingFields({ ...vehicle, ...empty, mileage: null, engine_size: null })).toEqual([
      'pTitle',
      'pPrice',
      'pLocation',
      'pContact',
      'sMileage',
      'sEngine',
      'description',
    ])
  })
})
