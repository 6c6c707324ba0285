import { describe, expect, it } from 'vitest'
import { readPositions } from './price-list-columns.ts'
import { readPrice, readPriceList } from './read-price-list.ts'

describe('a price in a file', () => {
  it.each([
    ['5910344.99', '5910344.99'],
    ['5,910,344', '5910344'],
    ['5 910 344.5', '5910344.5'],
    ['3961828.1189732146', '3961828.1189732146'],
    ['59,10', undefined],
    ['0', undefined],
    ['0.00', undefined],
    ['-5', undefined],
    ['KES 5', undefined],
    ['1e6', undefined],
  ])('%s is %s', (cell, price) => {
    expect(readPrice(cell)).toBe(price)
  })
})

describe('a row of a price list', () => {
  const read = (headings: string[], cells: string[]) => {
    const found = readPositions(headings)
    if ('problems' in found) throw new Error(JSON.stringify(found.problems))
    return readPriceList([{ row: 2, cells }], found.places)
  }
  const headings = ['Make', 'Model', 'Model Number', 'Engine Capacity', 'Fuel', 'Body Type', 'CRSP']

  it('is read by the names that offices give its columns', () => {
    const cells = ['TOYOTA', 'AQUA', '6AA-MXPK11', '1,500', 'Petrol Electric', 'Hatchback', '100']
    expect(read(headings, cells)).toEqual({
      rows: [
        {
          kind: 'vehicle',
          row_number: 2,
          make: 'TOYOTA',
          model: 'AQUA',
          model_code: '6AA-MXPK11',
          engine_cc: 1500,
          fuel: 'hybrid',
          body: 'hatchback',
          price: '100',
          flags: [],
        },
      ],
    })
  })

  it('has no fuel and no body by the name of what every object has', () => {
    const cells = ['TOYOTA', '__proto__', 'toString', '1,500', 'constructor', 'constructor', '100']
    expect(read(headings, cells)).toMatchObject({ rows: [{ fuel: null, body: null }] })
  })

  it('is flagged where a person has to look at it', () => {
    const flagsOf = (...cells: string[]) => {
      const reading = read(headings, cells)
      return 'rows' in reading ? reading.rows[0]?.flags : reading
    }
    expect(flagsOf('TOYOTA', 'PRIUS HYBRID', '', '1800', 'Gasoline', 'Sedan', '1')).toEqual([
      'name_says_hybrid',
    ])
    expect(flagsOf('NISSAN', 'LEAF G', '', '60kWh', 'Petrol', 'Sedan', '')).toEqual([
      'price_missing',
      'cc_missing',
      'name_says_electric',
    ])
    expect(flagsOf('AUDI', 'A3', '', '1400', 'Steam', 'Thing', '1')).toEqual([
      'fuel_unknown',
      'body_unknown',
    ])
  })
})
