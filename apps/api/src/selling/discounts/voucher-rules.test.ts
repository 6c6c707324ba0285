import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import {
  validateNewTerms,
  validateTerms,
  validateTermsChange,
  type VoucherTerms,
  voucherState,
} from './voucher-rules.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const now = day('2026-11-21')
const terms: VoucherTerms = {
  code: 'SPRING',
  name: 'Spring',
  kind: 'percentage',
  benefit: 500,
  min_goods: 0,
  class: null,
  usage: 'unlimited',
  starts_at: day('2026-11-01'),
  ends_at: day('2026-12-01'),
}

describe('voucherState', () => {
  it.each([
    ['2026-10-31', 'coming'],
    ['2026-11-01', 'open'],
    ['2026-11-30', 'open'],
    ['2026-12-01', 'ended'],
  ])('on %s: %s', (at, state) => {
    expect(voucherState(terms, day(at))).toBe(state)
  })
})

describe('validateTerms', () => {
  it.each([
    [{}, {}],
    [{ benefit: 10_000 }, {}],
    [{ benefit: 0 }, { benefit: ['Ensure this value is greater than 0.'] }],
    [{ benefit: 10_001 }, { benefit: ['A percentage is 100 at most.'] }],
    [{ kind: 'fixed', benefit: 10_001 }, {}],
    [{ ends_at: terms.starts_at }, { end_datetime: ['Choose an end after the beginning.'] }],
  ] as const)('%j: %j', (changed, mistakes) => {
    expect(inWords(validateTerms({ ...terms, ...changed }))).toEqual(mistakes)
  })
})

describe('validateNewTerms', () => {
  it('has an end to come', () => {
    expect(inWords(validateNewTerms({ ...terms, ends_at: now }, now))).toEqual({
      end_datetime: ['Choose an end in the future.'],
    })
    expect(inWords(validateNewTerms(terms, now))).toEqual({})
  })
})

describe('validateTermsChange', () => {
  const notChangeable = ['It was used already, so only its end can change.']

  it.each([
    [{ code: 'AUTUMN' }, { code: notChangeable }],
    [{ name: 'Autumn' }, { name: notChangeable }],
    [{ kind: 'fixed' }, { kind: notChangeable }],
    [{ benefit: 600 }, { benefit: notChangeable }],
    [{ min_goods: 1 }, { min_goods: notChangeable }],
    [{ class: 'cars' }, { product_class: notChangeable }],
    [{ usage: 'single' }, { usage: notChangeable }],
    [{ starts_at: day('2026-11-02') }, { start_datetime: notChangeable }],
  ] as const)('%j is possible until it is used', (changed, mistakes) => {
    const wanted = { ...terms, ...changed }
    expect(inWords(validateTermsChange(terms, wanted, { onlyEndChanges: false, now }))).toEqual({})
    expect(inWords(validateTermsChange(terms, wanted, { onlyEndChanges: true, now }))).toEqual(
      mistakes,
    )
  })

  it.each([
    ['2027-06-01', {}],
    ['2026-11-22', {}],
    ['2026-11-21', { end_datetime: ['Choose an end in the future.'] }],
    ['2026-11-02', { end_datetime: ['Choose an end in the future.'] }],
  ])('its end moves to %s: %j', (end, mistakes) => {
    const wanted = { ...terms, ends_at: day(end) }
    expect(inWords(validateTermsChange(terms, wanted, { onlyEndChanges: true, now }))).toEqual(
      mistakes,
    )
  })

  it('leaves one that has ended as it is', () => {
    const ended = { ...terms, ends_at: day('2026-11-05') }
    expect(
      validateTermsChange(ended, { ...ended, name: 'Late' }, { onlyEndChanges: false, now }),
    ).toEqual({})
  })
})
