import { describe, expect, it } from 'vitest'
import {
  figuresIn,
  figuresOfTax,
  percentOf,
  shareOf,
  unknownFigures,
  withFigures,
} from './rule-figures.ts'

describe('the figures of an import rule', () => {
  it.each([
    ['0', '0'],
    ['0.25', '25'],
    ['0.165', '16.5'],
    ['0.002', '0.2'],
    ['0.20', '20'],
    ['1.10', '110'],
    ['1', '100'],
  ])('a share of %s is %s percent, and back', (share, percent) => {
    expect(percentOf(share)).toBe(percent)
    expect(Number(shareOf(percent))).toBe(Number(share))
  })

  it.each(['', 'much', '-1', '1e3', '2.'])('%o is no percentage', (typed) => {
    expect(shareOf(typed)).toBeNull()
  })

  const label = {
    en: 'Import VAT {rate} of (FOB + {uplift})',
    sw: 'VAT {rate} ya (FOB + {uplift})',
    pt: 'IVA {rate} de (FOB + {uplift})',
    fr: 'TVA {rate} de (FOB + {uplift})',
  }

  it('are written into a label as each language writes them', () => {
    expect(withFigures(label, figuresOfTax({ rate: '0.165', base_uplift: '1.10' }))).toEqual({
      en: 'Import VAT 16.5% of (FOB + 10%)',
      sw: 'VAT 16.5% ya (FOB + 10%)',
      pt: 'IVA 16,5% de (FOB + 10%)',
      fr: 'TVA 16,5\u202f% de (FOB + 10\u202f%)',
    })
  })

  it('are the highest of the bands, and the ceiling of a formula', () => {
    expect(figuresOfTax({ bands: [{ rate: '0.05' }, { rate: '0.35' }, {}] })).toEqual({
      rate: '35',
    })
    const formula = 'rate = min(0.30, max(0, (0.00003*RRP - 0.75)/100)); amount = RRP*rate'
    expect(figuresOfTax({ formula })).toEqual({ most: '30' })
  })

  it('that a label names and the rule has not are found, and numbers that it writes out', () => {
    expect(unknownFigures(label, figuresOfTax({ rate: '0.2' }))).toEqual(['uplift'])
    expect(figuresIn({ en: 'VAT 16.5 %, over 5 years', fr: 'TVA 16,5 %, {rate}' })).toEqual([
      '16.5',
      '5',
    ])
    expect(figuresIn({ en: 'VAT 16.5 %, over 5 years' }, true)).toEqual(['16.5'])
    expect(figuresIn({ en: '3,800 cc', sw: '3800', fr: '3\u202f800 cm³' })).toEqual(['3800'])
  })
})
