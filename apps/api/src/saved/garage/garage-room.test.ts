import { describe, expect, it } from 'vitest'
import { fitDeviceVehicles, joined, mostVehicles } from './garage-room.ts'

const on = (day: number) => new Date(Date.UTC(2026, 2, day))
const kept = (trim: number, day = 1, chosen: number | null = null) => ({
  trim,
  year: 2014,
  added_at: on(day),
  chosen_at: chosen === null ? null : on(chosen),
})
const many = (count: number) => Array.from({ length: count }, (_, index) => kept(index + 1))
const trims = (vehicles: readonly { trim: number }[]) => vehicles.map(({ trim }) => trim)
const isBuilt = ({ trim }: { trim: number }) => trim < 900

describe('the vehicles of a device', () => {
  it.each([
    ['become the first of somebody', [], [kept(1), kept(2)], [1, 2], []],
    ['are added again where they are there', [kept(1)], [kept(1), kept(2)], [1, 2], []],
    ['stay where there is no room', many(mostVehicles), [kept(3), kept(50)], [3], [50]],
    ['stay where nobody built them', [], [kept(900), kept(1)], [1], [900]],
    [
      'are added by when they were kept, where room is scarce',
      many(mostVehicles - 1),
      [kept(51, 9), kept(52, 3), kept(53, 6)],
      [52],
      [53, 51],
    ],
  ])('%s', (_, own, device, added, left) => {
    const placed = fitDeviceVehicles(own, device, isBuilt)
    expect([trims(placed.added), trims(placed.left)]).toEqual([added, left])
  })

  it('are one vehicle each: kept since the first time, chosen at the last', () => {
    expect(joined([kept(1, 5, 6), kept(2, 1), kept(1, 3), kept(1, 4, 8)])).toEqual([
      kept(1, 3, 8),
      kept(2, 1),
    ])
  })
})
