import { describe, expect, it } from 'vitest'
import {
  choose,
  chooseNone,
  chosenOf,
  type GarageVehicle,
  mostVehicles,
  readGarage,
  remove,
  withoutTaken,
  writeGarage,
} from './device-garage.ts'

const at = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const kept = (trim: number, chosen: number | null = null, year = 2014): GarageVehicle => ({
  trim,
  year,
  added_at: at(1),
  chosen_at: chosen === null ? null : at(chosen),
})
const many = Array.from({ length: mostVehicles }, (_, index) => kept(index + 1))

describe('what the storage holds', () => {
  it('is read as it was written', () => {
    const vehicles = [kept(1, 2), kept(2)]
    expect(readGarage(writeGarage(vehicles))).toEqual(vehicles)
    expect(writeGarage([])).toBe('')
  })

  it.each([
    '',
    'null',
    '{"trim":1}',
    '[null,7,{"trim":"1","year":2014,"added_at":"2026-03-01","chosen_at":null}]',
    '[{"trim":1,"year":1899,"added_at":"2026-03-01","chosen_at":null}]',
    '[{"trim":1,"year":2014,"added_at":"soon","chosen_at":null}]',
    '[{"trim":1,"year":2014,"added_at":"2026-03-01","chosen_at":"soon"}]',
  ])('%s says nothing', (text) => {
    expect(readGarage(text)).toEqual([])
  })
})

describe('the chosen vehicle', () => {
  it.each([
    ['none', [], null],
    ['none of them', [kept(1), kept(2)], null],
    ['the last one', [kept(1, 3), kept(2, 5), kept(3, 4)], 2],
    ['one of two at the same time', [kept(2, 3), kept(1, 3)], 1],
  ])('is %s', (_, vehicles, trim) => {
    expect(chosenOf(vehicles)?.trim ?? null).toBe(trim)
  })

  it('is added once, and another year is another vehicle', () => {
    const once = choose([], { trim: 1, year: 2014 }, at(3)) ?? []
    const twice = choose(once, { trim: 1, year: 2014 }, at(4)) ?? []
    expect(twice).toEqual([{ ...kept(1, 4), added_at: at(3) }])
    expect(choose(twice, { trim: 1, year: 2015 }, at(5))).toHaveLength(2)
  })

  it('is not added where there is no room, but chosen where it is there', () => {
    expect(choose(many, { trim: 99, year: 2014 }, at(3))).toBeNull()
    expect(chosenOf(choose(many, { trim: 4, year: 2014 }, at(3)) ?? [])?.trim).toBe(4)
  })

  it('is none afterwards, or the one before it', () => {
    const vehicles = [kept(1, 3), kept(2, 5)]
    expect(chosenOf(chooseNone(vehicles))).toBeNull()
    expect(chooseNone(vehicles)).toHaveLength(2)
    expect(chosenOf(remove(vehicles, { trim: 2, year: 2014 }))?.trim).toBe(1)
  })
})

describe('once the API has taken vehicles along', () => {
  const sent = [kept(1, 2), kept(2)]
  it.each([
    ['nothing stays', sent, [], []],
    ['what came meanwhile stays', [...sent, kept(3)], [], [3]],
    ['what was chosen meanwhile stays', [kept(1, 2), kept(2, 7)], [], [2]],
    ['what has no room stays', sent, [{ trim: 2, year: 2014 }], [2]],
    ['what another tab has removed does not come back', [kept(2)], [], []],
  ])('%s', (_, now, left, trims) => {
    expect(withoutTaken(now, sent, left).map(({ trim }) => trim)).toEqual(trims)
  })
})
