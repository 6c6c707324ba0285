import { describe, expect, it } from 'vitest'
import { momentIn, wallIn } from './zone-time.ts'

describe('a time of a clock is a moment', () => {
  it.each([
    ['Africa/Nairobi', '2026-12-01T09:00', '2026-12-01T06:00:00.000Z'],
    ['Africa/Nairobi', '2026-12-01T01:30', '2026-11-30T22:30:00.000Z'],
    ['UTC', '2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
    ['America/St_Johns', '2026-12-01T09:00', '2026-12-01T12:30:00.000Z'],
    ['Europe/Paris', '2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
    ['Europe/Paris', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
    // Put back on 25 October at three: half past two comes twice.
    ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Paris', '2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
    // Put forward on 29 March at two: half past two is never.
    ['Europe/Paris', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Paris', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ])('in %s %s is %s', (zone, wall, iso) => {
    expect(momentIn(zone, wall)).toBe(iso)
  })

  it.each(['', '2026-12', 'soon', '2026-13-45T99:00'])('%j is none', (wall) => {
    expect(momentIn('Africa/Nairobi', wall)).toBeNull()
  })
})

it.each([
  ['Africa/Nairobi', '2026-12-01T06:00:00.000Z', '2026-12-01T09:00'],
  ['Europe/Paris', '2026-07-01T07:00:00.000Z', '2026-07-01T09:00'],
  ['Europe/Paris', null, ''],
  ['Europe/Paris', '', ''],
])('a clock in %s shows %j as %j', (zone, iso, wall) => {
  expect(wallIn(zone, iso)).toBe(wall)
})
