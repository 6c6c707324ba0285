import { describe, expect, it } from 'vitest'
import { sparesTree, vehicleTypeTree } from './type-tree.ts'

describe('vehicleTypeTree', () => {
  it('is type → make → models, types in the order vendors ask for them', () => {
    const isuzu = { make: 'Isuzu', kind: 'trucks', id: 3, name: 'Elf' } as const
    const toyota = { make: 'Toyota', kind: 'cars', id: 1, name: 'Vitz' } as const
    const hiace = { make: 'Toyota', kind: 'vans', id: 2, name: 'Hiace' } as const
    const tree = vehicleTypeTree([isuzu, toyota, hiace, { ...toyota, id: 4, name: 'Premio' }])
    expect(tree).toEqual({
      Cars: {
        Toyota: [
          { subj_id: 1, subj_name: 'Vitz' },
          { subj_id: 4, subj_name: 'Premio' },
        ],
      },
      'Vans and minibuses': { Toyota: [{ subj_id: 2, subj_name: 'Hiace' }] },
      Trucks: { Isuzu: [{ subj_id: 3, subj_name: 'Elf' }] },
    })
    expect(Object.keys(tree)).toEqual(['Cars', 'Vans and minibuses', 'Trucks'])
  })
})

describe('sparesTree', () => {
  it('ends in leaves wherever a branch does', () => {
    const rows = [
      { id: 1, parent_id: null, name: 'Car parts' },
      { id: 2, parent_id: 1, name: 'Braking' },
      { id: 3, parent_id: 1, name: 'Tyres' },
      { id: 4, parent_id: 2, name: 'Disc brakes' },
      { id: 5, parent_id: 4, name: 'Pads' },
      { id: 6, parent_id: 4, name: 'Discs' },
    ]
    expect(sparesTree(rows)).toEqual({
      'Auto spares': {
        'Car parts': {
          Braking: { 'Disc brakes': { Pads: { cat_id: 5 }, Discs: { cat_id: 6 } } },
          Tyres: { cat_id: 3 },
        },
      },
    })
  })
})
