import { expect, it } from 'vitest'
import { tariffGaps } from './tariff-gaps.ts'

const now = '2026-11-21T10:00:00.000Z'
const at = (day: string) => `${day}T00:00:00.000Z`

type Dates = readonly [from: string, to: string | null]

function general(...periods: Dates[]) {
  return periods.map(([from, to]) => ({
    shipping_type: 'RORO' as const,
    port_id: null,
    valid_from: at(from),
    valid_to: to === null ? null : at(to),
  }))
}

it.each<[string, Dates[], (readonly [string, string | null])[]]>([
  ['one without end', [['2026-01-01', null]], []],
  [
    'one after another',
    [
      ['2026-01-01', '2026-12-01'],
      ['2026-12-01', null],
    ],
    [],
  ],
  ['none', [], [[now, null]]],
  ['one that ends', [['2026-01-01', '2026-12-01']], [[at('2026-12-01'), null]]],
  [
    'a hole between two',
    [
      ['2026-01-01', '2026-12-01'],
      ['2027-01-01', null],
    ],
    [[at('2026-12-01'), at('2027-01-01')]],
  ],
  ['one to come', [['2026-12-01', null]], [[now, at('2026-12-01')]]],
  [
    'a hole that is past',
    [
      ['2026-01-01', '2026-02-01'],
      ['2026-03-01', null],
    ],
    [],
  ],
])('%s', (_case, periods, gaps) => {
  const container = { ...general(['2026-01-01', null])[0]!, shipping_type: 'Container' as const }
  expect(tariffGaps([...general(...periods).toReversed(), container], now)).toEqual(
    gaps.map(([from, to]) => ({ shipping_type: 'RORO', from, to })),
  )
})

it('does not count the tariffs of single ports', () => {
  const [tariff] = general(['2026-01-01', null])
  const gaps = tariffGaps([{ ...tariff!, port_id: 3 }], now)
  expect(gaps.map(({ shipping_type }) => shipping_type)).toEqual(['RORO', 'Container'])
})
