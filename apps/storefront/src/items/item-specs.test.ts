import type { ItemDetail } from '@bandari/sdk'
import { translatorOf } from '@bandari/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { descriptionParts, itemRows } from './item-specs.ts'

const { t } = translatorOf('en')

const specs: ItemDetail['specs'] = {
  manufacturer: 'Toyota',
  model: 'Hilux',
  mileage: '84,000 km',
  model_year: '2014',
  engine_size: '2,500 cc',
  transmission: 'Manual',
  fuel_type: 'Diesel',
  Petrol: 'No',
  body_type: 'double-cab',
  Hatchback: null,
  doors: '4',
  other: [
    { Name: 'Drive', Value: '4WD' },
    { Name: 'Steering', Value: 'Right' },
  ],
}

describe('About this item', () => {
  it('lists every specification, then the extra pairs of name and value', () => {
    expect(itemRows(t, { specs, product_class: 'cars' })).toEqual([
      { label: 'Manufacturer', value: 'Toyota' },
      { label: 'Model', value: 'Hilux' },
      { label: 'Mileage', value: '84,000 km' },
      { label: 'Model year', value: '2014' },
      { label: 'Engine size', value: '2,500 cc' },
      { label: 'Transmission', value: 'Manual' },
      { label: 'Fuel type', value: 'Diesel' },
      { label: 'Petrol', value: 'No' },
      { label: 'Body type', value: 'Double cab' },
      { label: 'Hatchback', value: null },
      { label: 'Doors', value: '4' },
      { label: 'Drive', value: '4WD' },
      { label: 'Steering', value: 'Right' },
    ])
  })

  it('leaves out of other goods what only cars have', () => {
    const lamp: ItemDetail['specs'] = {
      manufacturer: 'Taa',
      model: null,
      mileage: null,
      model_year: null,
      engine_size: null,
      transmission: null,
      fuel_type: null,
      Petrol: null,
      body_type: null,
      Hatchback: null,
      doors: null,
      other: specs.other.slice(0, 1),
    }
    expect(itemRows(t, { specs: lamp, product_class: 'other' })).toEqual([
      { label: 'Manufacturer', value: 'Taa' },
      { label: 'Drive', value: '4WD' },
    ])
  })
})

it.each([
  ['One owner - Service history - Non-smoker', ['One owner', 'Service history', 'Non-smoker']],
  ['T-shirt, size 10-12', ['T-shirt, size 10-12']],
  [' - first -  - last - ', ['first', 'last']],
  ['', []],
])('the description %j is split at " - "', (description, parts) => {
  expect(descriptionParts(description)).toEqual(parts)
})
