import { describe, expect, it } from 'vitest'
import { overlaps, readSchedule, scheduleState } from './schedule.ts'

const at = (day: number) => new Date(Date.UTC(2026, 11, day))
const from = (start: number | null, end: number | null) => ({
  starts_at: start === null ? null : at(start),
  ends_at: end === null ? null : at(end),
})

describe('on the 10th, one shown from %s until %s', () => {
  it.each([
    [null, null, 'shown'],
    [10, null, 'shown'],
    [11, null, 'scheduled'],
    [null, 11, 'shown'],
    [null, 10, 'ended'],
    [5, 9, 'ended'],
    [11, 12, 'scheduled'],
  ] as const)('from %s until %s is %s', (start, end, state) => {
    expect(scheduleState(from(start, end), at(10))).toBe(state)
  })
})

describe('two', () => {
  it.each([
    [from(null, null), from(null, null), true],
    [from(1, 5), from(5, 9), false],
    [from(1, 6), from(5, 9), true],
    [from(null, 5), from(5, null), false],
    [from(7, null), from(1, null), true],
  ])('%j and %j', (one, other, together) => {
    expect(overlaps(one, other)).toBe(together)
    expect(overlaps(other, one)).toBe(together)
  })
})

describe('what is sent', () => {
  const before = from(1, 5)
  it.each([
    [{}, { schedule: before }],
    [{ ends_at: null }, { schedule: from(1, null) }],
    [{ starts_at: at(2).toISOString() }, { schedule: from(2, 5) }],
    [{ starts_at: at(5).toISOString() }, { mistakes: { ends_at: ['end_before_beginning'] } }],
  ])('%j', (sent, read) => {
    expect(readSchedule(sent, before)).toEqual(read)
  })
})
