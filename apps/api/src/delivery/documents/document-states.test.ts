import { describe, expect, it } from 'vitest'
import { endsTooSoon, stateOf } from './document-states.ts'

const added = new Date('2026-03-01T10:00:00Z')
const right = { correction: null }
const wrong = { correction: 'Wanjiru, not Wanjiku' }

describe('stateOf', () => {
  it.each([
    ['final', false, null, '2026-05-01T00:00:00Z'],
    ['to-confirm', true, null, '2026-03-01T10:00:00Z'],
    ['to-confirm', true, null, '2026-03-03T10:00:00Z'],
    ['overdue', true, null, '2026-03-03T10:00:01Z'],
    ['confirmed', true, right, '2026-05-01T00:00:00Z'],
    ['to-correct', true, wrong, '2026-05-01T00:00:00Z'],
  ])('%s', (state, is_draft, answer, now) => {
    const document = { is_draft, added_at: added, answer, valid_until: null }
    expect(stateOf(document, new Date(now))).toBe(state)
  })
})

describe('endsTooSoon', () => {
  const today = '2026-03-01'
  it.each([
    [null, '2026-04-01', false],
    ['2026-04-01', '2026-04-01', false],
    ['2026-03-31', '2026-04-01', true],
    ['2026-03-31', null, false],
    ['2026-02-28', null, true],
  ])('until %s with the ship on %s: %s', (valid_until, eta, isTooSoon) => {
    expect(endsTooSoon({ valid_until }, { eta, today })).toBe(isTooSoon)
  })
})
