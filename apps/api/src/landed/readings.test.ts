import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import { customsValueOf } from './customs-value.ts'
import { type CarFacts, fieldsOf } from './facts.ts'
import type { Reading, Regime, ValueBasis } from './rules.ts'

const kenya = readCountryFiles().find(({ country }) => country.iso2 === 'KE')!
const regime = kenya.duty.regimes.find(({ id }) => id === 'ke-to-1500')!

/** The values of a car whose list price is a hundred thousand shillings and that nothing is divided out of. */
function valueOf(car: CarFacts, entry: string, basis: Partial<ValueBasis> = {}) {
  const days = { arrival: entry, entry }
  const table = {
    ...regime,
    value_basis: { ...regime.value_basis, divisors: [], ...basis },
  } as Regime
  return customsValueOf(table, {
    invoice: null,
    known: { listPrice: { low: '100000', high: '100000' } },
    rates: {},
    fields: fieldsOf(car, days),
    car,
    days,
  })
}

/** Depreciation in percent by each reading, in the order of the file. */
function depreciations(first_registered: string, entry: string): (number | null)[] {
  const found = valueOf({ first_registered }, entry)
  if ('needs' in found) return []
  return kenya.duty.regimes[0]!.value_basis.readings!.map(({ id }) => {
    const read = found.readings.find(({ reading }) => reading.id === id)
    return read ? 100 - read.low / 100_000 : null
  })
}

describe('Kenya’s depreciation by calendar years and by months', () => {
  it.each([
    ['2025-01', '2026-12-10', [null, 20]],
    ['2024-12', '2026-12-10', [20, 20]],
    ['2024-11', '2026-12-10', [20, 30]],
    ['2021-06', '2026-06-10', [50, 50]],
    ['2021-06', '2026-07-10', [50, 55]],
    ['2021-06', '2027-01-10', [55, 55]],
    ['2020-01', '2026-12-10', [55, 60]],
    ['2019-12', '2026-12-10', [60, 60]],
    ['2019-11', '2026-12-10', [60, 65]],
    ['2018-12', '2026-12-10', [null, 65]],
  ])('a car of %s that enters on %s loses %j percent', (registered, entry, expected) => {
    expect(depreciations(registered, entry)).toEqual(expected)
  })

  it('are the two ends of the value, and of each month of a year where only that is known', () => {
    expect(valueOf({ first_registered: '2021-06' }, '2026-12-10')).toMatchObject({
      value: { low: 4_500_000, high: 5_000_000 },
    })
    const found = valueOf({ first_registered: '2020' }, '2026-06-10')
    expect('readings' in found && found.readings).toMatchObject([
      { reading: { id: 'calendar-years' }, low: 4_500_000, high: 4_500_000 },
      // 66 months since December, 77 since January.
      { reading: { id: 'months' }, low: 4_000_000, high: 4_500_000 },
    ])
  })

  it('every row of a reading fits a car that may enter', () => {
    const entry = '2026-12-31'
    for (const { value_basis } of kenya.duty.regimes) {
      for (const { id, depreciation } of value_basis.readings!) {
        const used = new Set<string>()
        for (let month = 0; month < 96; month += 1) {
          const first_registered = `${2019 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
          const found = valueOf({ first_registered }, entry, {
            readings: value_basis.readings!.filter((reading) => reading.id === id),
          })
          if ('value' in found) used.add(String(found.value?.low))
        }
        expect([id, used.size]).toEqual([id, depreciation.length])
      }
    }
  })
})

describe('readings of a rule', () => {
  const reading = (id: string, rate: string, prov: Partial<Reading['prov']> = {}): Reading => ({
    id,
    say: { en: id },
    depreciation: [{ when: {}, rate }],
    prov: { sources: [], valid_from: null, valid_to: null, confidence: 'disputed', ...prov },
  })

  it.each([
    ['one', [reading('a', '0.1')], [90, 90]],
    ['two that agree', [reading('a', '0.1'), reading('b', '0.1')], [90, 90]],
    [
      'three, from the lowest to the highest',
      ['0.3', '0.1', '0.2'].map((rate) => reading(rate, rate)),
      [70, 90],
    ],
    [
      'two, one of which has ended',
      [reading('a', '0.1', { valid_to: '2026-12-09' }), reading('b', '0.5')],
      [50, 50],
    ],
    [
      'two, one of which is to come',
      [reading('a', '0.1'), reading('b', '0.5', { valid_from: '2026-12-11' })],
      [90, 90],
    ],
  ])('%s', (_, readings, [low, high]) => {
    expect(valueOf({}, '2026-12-10', { readings })).toMatchObject({
      value: { low: (low ?? 0) * 100_000, high: (high ?? 0) * 100_000 },
    })
  })

  it('that all leave a car out leave its value unknown, with what it needs', () => {
    expect(valueOf({}, '2026-12-10')).toEqual({ needs: ['first_registered'] })
    const ended = [reading('a', '0.1', { valid_to: '2026-01-01' })]
    expect(valueOf({}, '2026-12-10', { readings: ended })).toEqual({ needs: [] })
  })
})

const cases = new URL('../../../../../shared/data/cases/duty-examples.csv', import.meta.url)

describe.skipIf(!existsSync(cases))(
  'published worked examples of Kenya (skipped without ../shared)',
  () => {
    const printed = new Map(
      existsSync(cases)
        ? parse<Record<string, string>>(readFileSync(cases, 'utf8'), { columns: true }).map(
            (row) => [row['id'], row],
          )
        : [],
    )

    it.each([
      ['KE-1', '2021-05', '2026-11-15', 55],
      ['KE-2', '2019-03', '2026-12-10', 65],
    ])('%s is within the range', (id, registered, entry, percent) => {
      expect(printed.get(id)?.['printed there']).toContain(`${percent} %`)
      expect(depreciations(registered, entry)).toContain(percent)
    })

    it('KE-3: the schedule of the notice is the one by months', () => {
      const rows = [
        ...(printed.get('KE-3')?.['printed there'] ?? '').matchAll(/>(\d)<=(\d) (\d+) %/g),
      ].map(([, from, to, percent]) => [Number(from) * 12, Number(to) * 12, Number(percent) / 100])
      expect(rows).toHaveLength(3)
      const months = regime.value_basis.readings!.find(({ id }) => id === 'months')!
      const bands = months.depreciation.map(({ when, rate }) => [
        when.reg_months_entry?.gt,
        when.reg_months_entry?.lte,
        Number(rate),
      ])
      expect(bands).toEqual(expect.arrayContaining(rows))
    })
  },
)
