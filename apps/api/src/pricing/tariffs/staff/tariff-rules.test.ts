import { describe, expect, it } from 'vitest'
import { inWords } from '../../../../test/helpers/in-words.ts'
import {
  doOverlap,
  isPrevious,
  validateNewTariff,
  validateTariffChange,
  overlapProblem,
  tariffState,
  type TariffTerms,
} from './tariff-rules.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const period = (from: string, to: string | null) => ({
  valid_from: day(from),
  valid_to: to === null ? null : day(to),
})
type Dates = readonly [from: string, to: string | null]
const now = day('2026-11-21')
const roro = (
  from: string,
  to: string | null,
  changed: Partial<TariffTerms> = {},
): TariffTerms => ({
  shipping_type: 'RORO',
  port_id: null,
  amount: 70_000,
  ...period(from, to),
  ...changed,
})

describe('tariffState', () => {
  it.each([
    ['2026-12-01', null, 'coming'],
    ['2026-11-21', null, 'current'],
    ['2026-01-01', '2026-11-22', 'current'],
    ['2026-01-01', '2026-11-21', 'past'],
    ['2026-01-01', '2026-02-01', 'past'],
  ])('from %s to %s: %s', (from, to, state) => {
    expect(tariffState(period(from, to), now)).toBe(state)
  })
})

describe('doOverlap', () => {
  it.each([
    ['the same', ['2026-01-01', '2026-02-01'], ['2026-01-01', '2026-02-01'], true],
    ['one after another', ['2026-01-01', '2026-02-01'], ['2026-02-01', '2026-03-01'], false],
    ['a day too long', ['2026-01-01', '2026-02-02'], ['2026-02-01', '2026-03-01'], true],
    ['one within another', ['2026-01-01', null], ['2026-02-01', '2026-03-01'], true],
    ['both without end', ['2026-01-01', null], ['2027-01-01', null], true],
    ['before one without end', ['2026-01-01', '2026-02-01'], ['2026-02-01', null], false],
    ['far apart', ['2026-01-01', '2026-02-01'], ['2027-01-01', '2027-02-01'], false],
  ] as const)('%s', (_case, one, other, overlap) => {
    const [first, second]: [Dates, Dates] = [one, other]
    expect(doOverlap(period(...first), period(...second))).toBe(overlap)
    expect(doOverlap(period(...second), period(...first))).toBe(overlap)
  })
})

describe('isPrevious', () => {
  it.each([
    ['without end', ['2026-01-01', null], true],
    ['with a later end', ['2026-01-01', '2027-06-01'], true],
    ['over by then', ['2026-01-01', '2026-12-01'], false],
    ['beginning with it', ['2026-12-01', null], false],
    ['beginning later', ['2027-01-01', null], false],
  ] as const)('%s: %j', (_case, one, previous) => {
    const dates: Dates = one
    expect(isPrevious(period(...dates), period('2026-12-01', null))).toBe(previous)
  })
})

describe('validateNewTariff', () => {
  it.each([
    [roro('2026-11-21', null), {}],
    [roro('2026-12-01', '2027-01-01', { amount: 100 }), {}],
    [roro('2026-11-20', null), { valid_from: ['A tariff begins now or in the future.'] }],
    [roro('2026-12-01', '2026-12-01'), { valid_to: ['Choose an end after the beginning.'] }],
    [
      roro('2026-12-01', null, { amount: 99 }),
      { amount: ['Ensure this value is greater than or equal to 1.'] },
    ],
  ])('%j: %j', (terms, mistakes) => {
    expect(inWords(validateNewTariff(terms, now))).toEqual(mistakes)
  })
})

describe('validateTariffChange', () => {
  const kept = ['It is in force, so only its end can change.']
  const current = roro('2026-01-01', null)

  it.each([
    [{ amount: 80_000 }, { amount: kept }],
    [{ port_id: 3 }, { port_id: kept }],
    [{ shipping_type: 'Container' }, { shipping_type: kept }],
    [{ valid_from: day('2026-02-01') }, { valid_from: kept }],
    [{ valid_to: day('2026-12-01') }, {}],
    [{ valid_to: now }, {}],
    [{ valid_to: day('2026-11-20') }, { valid_to: ['Choose an end in the future.'] }],
  ] as const)('of one in force, %j: %j', (changed, mistakes) => {
    expect(inWords(validateTariffChange(current, { ...current, ...changed }, now))).toEqual(
      mistakes,
    )
  })

  it.each([{ amount: 80_000 }, { port_id: 3 }, { valid_to: day('2027-01-01') }])(
    'of one to come, %j is possible',
    (changed) => {
      const coming = roro('2026-12-01', null)
      expect(inWords(validateTariffChange(coming, { ...coming, ...changed }, now))).toEqual({})
    },
  )

  it('of one to come the beginning stays to come', () => {
    const coming = roro('2026-12-01', null)
    expect(inWords(validateTariffChange(coming, roro('2026-11-01', null), now))).toEqual({
      valid_from: ['A tariff begins now or in the future.'],
    })
  })

  it('a past one is never changed', () => {
    const past = roro('2026-01-01', '2026-02-01')
    expect(inWords(validateTariffChange(past, roro('2026-01-01', null), now))).toBe('past')
    expect(inWords(validateTariffChange(past, past, now))).toBe('past')
  })
})

describe('overlapProblem', () => {
  it.each([
    [null, 'USD 700.00 is in force from 1 January 2026, 00:00 UTC, without end.'],
    ['2027-01-01', 'USD 700.00 is in force from 1 January 2026, 00:00 UTC, until 1 January 2027,'],
  ])('until %s', (to, sentence) => {
    expect(inWords(overlapProblem(roro('2026-01-01', to)))).toContain(sentence)
  })
})
