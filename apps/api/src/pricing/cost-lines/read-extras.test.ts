import { describe, expect, it } from 'vitest'
import { readExtras, unitShare } from './read-extras.ts'

describe('readExtras', () => {
  it.each([
    ['nothing said', {}, true, { insurance: null, inspection: null }],
    [
      'left empty',
      { insurance: null, inspection: '' },
      true,
      { insurance: null, inspection: null },
    ],
    [
      'both',
      { insurance: '84.50', inspection: 165 },
      true,
      { insurance: 8_450, inspection: 16_500 },
    ],
    [
      'an inspection alone',
      { inspection: '165.00' },
      false,
      { insurance: null, inspection: 16_500 },
    ],
  ])('%s', (_, given, isInsured, extras) => {
    expect(readExtras(given, { isInsured })).toEqual({ extras })
  })

  it.each([
    [
      'insurance that nobody asked for',
      { insurance: '84.50' },
      false,
      'insurance',
      'insurance_unasked',
    ],
    ['less than a dollar', { inspection: '0.50' }, true, 'inspection', 'min_value'],
    ['nothing at all', { insurance: 0 }, true, 'insurance', 'min_value'],
  ])('refuses %s', (_, given, isInsured, field, code) => {
    const read = readExtras(given, { isInsured })
    const [problem] = Object.values('problems' in read ? read.problems : {}).flat()
    expect('problems' in read && Object.keys(read.problems)).toEqual([field])
    expect(typeof problem === 'string' ? problem : problem?.code).toBe(code)
  })
})

describe('unitShare', () => {
  const one = { net: 450_000, quantity: 1 }
  it.each([
    ['all of one vehicle', 8_450, one, [one], 8_450],
    ['half of two alike', 8_450, one, [one, one], 4_225],
    ['each of three in a line', 9_000, { net: 900_000, quantity: 3 }, [{ net: 900_000 }], 3_000],
    ['by what they cost', 1_000, { net: 300, quantity: 1 }, [{ net: 300 }, { net: 700 }], 300],
    ['what was not said', null, one, [one], null],
    ['of what costs nothing', 8_450, { net: 0, quantity: 1 }, [{ net: 0 }], null],
  ])('%s', (_, amount, of, among, expected) => {
    expect(unitShare(amount, { of, among })).toBe(expected)
  })
})
