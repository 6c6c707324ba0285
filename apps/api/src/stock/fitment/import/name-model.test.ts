import { describe, expect, it } from 'vitest'
import { addModel, KnownTree } from './known-tree.ts'
import { Notes } from './corrections.ts'
import { isOneSlip, nameModel } from './name-model.ts'
import { keyOf } from './names.ts'

function treeOf(makes: Record<string, readonly string[]>) {
  const tree = new KnownTree([])
  for (const [name, models] of Object.entries(makes)) {
    const make = tree.addMake(name, keyOf(name))
    for (const model of models) addModel(make, { name: model, slug: keyOf(model), body: null })
  }
  return tree
}

const tree = treeOf({
  Toyota: ['Land Cruiser', 'Land Cruiser Prado', 'Vitz', 'Hilux'],
  Honda: ['Odyssey', 'Fit', 'e'],
  'Mercedes-Benz': ['C-Class', 'GLA', 'GLC'],
  BMW: ['3 Series', 'X5'],
  Eicher: [],
  'Land Rover': ['Defender', 'Defender 110'],
})

function named(make: string, text: string, model: string | null = null) {
  const notes = new Notes()
  const known = tree.findMake(make)
  if (!known) throw new Error(`no make ${make}`)
  const vehicle = { make, model, text, body: null, size: null, fuel: null, years: null }
  const isPossible = ({ name }: { name: string }) => name !== 'Defender 110'
  const found = nameModel(known, vehicle, { notes, isPossible })
  return found && { model: found.name, isKnown: found.known !== null, variant: found.variant }
}

describe('nameModel', () => {
  it.each([
    [
      'Toyota',
      'LAND CRUISER PRADO TX',
      { model: 'Land Cruiser Prado', isKnown: true, variant: 'TX' },
    ],
    ['Toyota', 'LANDCRUISER ZX', { model: 'Land Cruiser', isKnown: true, variant: 'ZX' }],
    ['Toyota', 'VITZ', { model: 'Vitz', isKnown: true, variant: '' }],
    ['Toyota', 'CENTURY STANDARD', { model: 'Century', isKnown: false, variant: 'Standard' }],
    ['Toyota', 'GRAND HIACE G', { model: 'Grand Hiace', isKnown: false, variant: 'G' }],
    ['Honda', 'ODSSEY ABSOLUTE', { model: 'Odyssey', isKnown: true, variant: 'Absolute' }],
    ['Honda', 'HONDA E ADVANCE', { model: 'e', isKnown: true, variant: 'Advance' }],
    [
      'Mercedes-Benz',
      'C200 AVANTGARDE',
      { model: 'C-Class', isKnown: true, variant: 'C200 Avantgarde' },
    ],
    ['Mercedes-Benz', 'GLA-CLASS 180', { model: 'GLA', isKnown: true, variant: 'GLA-Class 180' }],
    ['BMW', '320i M SPORT', { model: '3 Series', isKnown: true, variant: '320i M Sport' }],
    ['BMW', 'X5 XDRIVE 30D', { model: 'X5', isKnown: true, variant: 'Xdrive 30D' }],
    ['Eicher', 'ICHER PRO 6055 4X2', { model: 'PRO 6055', isKnown: false, variant: '4X2' }],
    ['Land Rover', 'DEFENDER 110 HSE', { model: 'Defender', isKnown: true, variant: '110 HSE' }],
    ['Toyota', '3.0 QUATTRO', null],
    ['Toyota', 'PREMIUM', null],
    ['Toyota', '2C3CDZBT3MH58', null],
    ['Toyota', '–', null],
  ])('%s %s', (make, text, expected) => {
    expect(named(make, text)).toEqual(expected)
  })

  it('takes a model that is stated, also when it is new', () => {
    expect(named('Toyota', 'XTRACAB 4WD', 'Tacoma')).toEqual({
      model: 'Tacoma',
      isKnown: false,
      variant: 'Xtracab 4WD',
    })
    expect(named('BMW', '318IS/325I', '318iS')).toMatchObject({ model: '3 Series', isKnown: true })
  })
})

it.each([
  ['odssey', 'odyssey', true],
  ['shutte', 'shuttle', true],
  ['forster', 'forester', true],
  ['aplhard', 'alphard', true],
  ['vitzz', 'vitz', true],
  ['charenger', 'charger', false],
  ['fielder', 'fairlady', false],
])('%s is one slip from %s: %s', (one, other, isSlip) => {
  expect(isOneSlip(one, other)).toBe(isSlip)
})
