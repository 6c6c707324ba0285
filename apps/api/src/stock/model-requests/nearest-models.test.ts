import { describe, expect, it } from 'vitest'
import { nearestModels } from './nearest-models.ts'

const models = [
  ['Toyota', 'Passo'],
  ['Toyota', 'Land Cruiser'],
  ['Toyota', 'Land Cruiser Prado'],
  ['Toyota', 'C-HR'],
  ['Daihatsu', 'Boon'],
  ['Mercedes-Benz', 'Vito'],
  ['Citroën', 'C4'],
].map(([make = '', name = ''], place) => ({ id: place + 1, make, name, kind: 'cars' as const }))

describe('the nearest models', () => {
  it.each([
    ['Toyota', 'Passo Sette', [['Passo', false]]],
    ['toyota', 'passo', [['Passo', true]]],
    ['Toyta', 'Paso', [['Passo', false]]],
    ['Toyota', 'CHR', [['C-HR', true]]],
    // The longer name is nearer.
    [
      'Toyota',
      'Land Cruiser Prado TX',
      [
        ['Land Cruiser Prado', false],
        ['Land Cruiser', false],
      ],
    ],
    // At another make, and of a make that is only begun.
    ['Toyota', 'Boon', [['Boon', false]]],
    ['Mercedes', 'Vito', [['Vito', false]]],
    ['Citroen', 'C 4', [['C4', true]]],
    ['Wuling', 'Hongguang', []],
    ['Toyota', '丰', []],
  ])('of %s %s', (make, model, expected) => {
    const found = nearestModels(models, { make, model })
    expect(found.map(({ name, isSame }) => [name, isSame])).toEqual(expected)
  })
})
