import { describe, expect, it } from 'vitest'
import { changedPath, readSpareChoice, readSpareWay, spareQuery } from './spare-choice.ts'

const tree = {
  'Auto spares': {
    'Car parts': {
      Braking: {
        'Disc brakes': { Pads: { cat_id: 5 }, Discs: { Vented: { cat_id: 7 } } },
        Hoses: { cat_id: 6 },
      },
      Tyres: { cat_id: 3 },
    },
  },
}

const categories = ['Braking', 'Tyres']

describe('readSpareWay', () => {
  it.each<[string[], [string, string[], string][], number | null]>([
    [[], [['Category', categories, '']], null],
    [['Tyres'], [['Category', categories, 'Tyres']], 3],
    [
      ['Braking'],
      [
        ['Category', categories, 'Braking'],
        ['Subcategory', ['Disc brakes', 'Hoses'], ''],
      ],
      null,
    ],
    [
      ['Braking', 'Disc brakes', 'Discs', 'Vented'],
      [
        ['Category', categories, 'Braking'],
        ['Subcategory', ['Disc brakes', 'Hoses'], 'Disc brakes'],
        ['Level 4', ['Pads', 'Discs'], 'Discs'],
        ['Level 5', ['Vented'], 'Vented'],
      ],
      7,
    ],
    // Beyond a leaf, and off the tree.
    [['Tyres', 'Winter'], [['Category', categories, 'Tyres']], 3],
    [['Boats', 'Sails'], [['Category', categories, '']], null],
    [['constructor'], [['Category', categories, '']], null],
  ])('%j', (way, levels, catId) => {
    const reading = readSpareWay(tree, way)
    expect(reading.levels.map(({ label, choices, chosen }) => [label, choices, chosen])).toEqual(
      levels,
    )
    expect(reading.catId).toBe(catId)
  })

  it('of an empty tree is nothing', () => {
    expect(readSpareWay({}, [])).toMatchObject({ catId: null })
  })
})

describe('the way in the address', () => {
  it('comes back as it was', () => {
    const choice = { way: ['Braking', 'Disc & drum'], title: 'Pads, 50% off' }
    expect(readSpareChoice(new URLSearchParams(spareQuery(choice)))).toEqual(choice)
    expect(spareQuery({ way: [], title: '' })).toBe('')
  })

  it('another branch forgets what was below', () => {
    const choice = { way: ['Braking', 'Disc brakes', 'Pads'], title: 'Pads' }
    expect(changedPath(choice, 0, 'Tyres')).toEqual({ way: ['Tyres'], title: 'Pads' })
    expect(changedPath(choice, 1, '')).toEqual({ way: ['Braking'], title: 'Pads' })
  })
})
