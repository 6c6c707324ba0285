import { describe, expect, it } from 'vitest'
import { changed, readVehicleChoice, settled, vehicleQuery } from './vehicle-choice.ts'

const tree = {
  Cars: {
    Toyota: [
      { subj_id: 1, subj_name: 'Vitz' },
      { subj_id: 2, subj_name: 'Premio' },
    ],
    Nissan: [{ subj_id: 3, subj_name: 'Note' }],
  },
  Trucks: { Isuzu: [{ subj_id: 4, subj_name: 'Elf' }] },
}

const none = { market: '', type: '', make: '', model: '', title: '' }
const vitz = {
  market: 'export',
  type: 'Cars',
  make: 'Toyota',
  model: 'Vitz',
  title: '2014 Toyota Vitz F',
}

describe('settled', () => {
  it.each([
    [vitz, vitz],
    [
      { ...vitz, model: 'Corolla' },
      { ...vitz, model: '' },
    ],
    [
      { ...vitz, make: 'Isuzu' },
      { ...vitz, make: '', model: '' },
    ],
    [
      { ...vitz, type: 'Boats' },
      { ...none, market: 'export', title: vitz.title },
    ],
    [
      { ...vitz, type: 'constructor' },
      { ...none, market: 'export', title: vitz.title },
    ],
  ])('%j is %j', (choice, expected) => {
    expect(settled(tree, choice)).toEqual(expected)
  })
})

describe('the title', () => {
  it('follows the choice until somebody types', () => {
    const chosen = changed(tree, { ...none, type: 'Cars', make: 'Toyota' }, { model: 'Vitz' })
    expect(chosen.title).toBe('Toyota Vitz')
    expect(changed(tree, chosen, { model: 'Premio' }).title).toBe('Toyota Premio')
    expect(changed(tree, chosen, { make: 'Nissan', model: '' }).title).toBe('')
    const typed = changed(tree, chosen, { title: '2014 Toyota Vitz F' })
    expect(changed(tree, typed, { model: 'Premio' }).title).toBe('2014 Toyota Vitz F')
    expect(changed(tree, chosen, { title: '' }).title).toBe('')
  })
})

describe('the choice in the address', () => {
  it('comes back as it was', () => {
    expect(readVehicleChoice(new URLSearchParams(vehicleQuery(vitz)))).toEqual(vitz)
    expect(readVehicleChoice(new URLSearchParams(''))).toEqual(none)
    expect(vehicleQuery(none)).toBe('')
  })
})
