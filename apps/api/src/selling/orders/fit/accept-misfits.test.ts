import { describe, expect, it } from 'vitest'
import { acceptMisfits } from './accept-misfits.ts'
import type { FitOfLine } from './basket-fits.ts'

const vehicle = { trim: 311, year: 2014, name: '2014 Toyota Vitz F 1.3 L petrol' }
const part = (verdict: FitOfLine['verdict']) =>
  ({ position: 2, line: { product_id: 4711 }, vehicle, verdict }) as FitOfLine
const now = new Date('2026-11-28T10:00:00Z')
const confirmed = { product: 4711, trim: 311, year: 2014 }

describe('a part that is ordered', () => {
  it.each([
    ['does not fit', 'does-not-fit', [], 1],
    ['does not fit, which is confirmed', 'does-not-fit', [confirmed], 0],
    ['does not fit, confirmed for another year', 'does-not-fit', [{ ...confirmed, year: 2015 }], 1],
    ['does not fit, confirmed for another trim', 'does-not-fit', [{ ...confirmed, trim: 5 }], 1],
    ['does not fit, another is confirmed', 'does-not-fit', [{ ...confirmed, product: 5 }], 1],
    ['fits', 'fits', [], 0],
    ['nobody said of what it fits', 'no-data', [], 0],
  ] as const)('that %s', (_, verdict, given, count) => {
    const { open } = acceptMisfits([part(verdict)], { given, isPromised: false, now })
    expect(open).toHaveLength(count)
  })

  it.each([
    ['fits', true, { accepted_at: null, is_promised: true }],
    ['fits', false, { accepted_at: null, is_promised: false }],
    ['no-data', true, { accepted_at: null, is_promised: false }],
    ['does-not-fit', true, { accepted_at: now, is_promised: false }],
  ] as const)('%s, with a promise: %s', (verdict, isPromised, stored) => {
    const { fits } = acceptMisfits([part(verdict)], { given: [confirmed], isPromised, now })
    expect(fits).toEqual([
      {
        position: 2,
        trim_id: 311,
        year: 2014,
        vehicle: vehicle.name,
        verdict,
        told_at: now,
        ...stored,
      },
    ])
  })
})
