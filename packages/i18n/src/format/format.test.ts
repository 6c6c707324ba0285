import { describe, expect, it } from 'vitest'
import { languageCodes, languages } from '../languages.ts'
import { type Format, formatOf } from './index.ts'

const checked = ['en', 'sw', 'pt', 'fr'] as const

type Words = Record<(typeof checked)[number], string>
type Case = [what: string, print: (format: Format) => string, words: Words]

const usd = (amount: string, decimals?: number) => ({ amount, currency: 'USD', decimals })

// `~` is a no-break space, `_` a narrow one.
const cases: Case[] = [
  [
    'an amount',
    ({ money }) => money(usd('12041.1')),
    { en: '$12,041.10', sw: 'USD~12,041.10', pt: 'USD~12~041,10', fr: '12_041,10~USD' },
  ],
  [
    'a small amount',
    ({ money }) => money(usd('4500')),
    { en: '$4,500.00', sw: 'USD~4,500.00', pt: 'USD~4500,00', fr: '4_500,00~USD' },
  ],
  [
    'a whole amount',
    ({ money }) => money(usd('43500', 0)),
    { en: '$43,500', sw: 'USD~43,500', pt: 'USD~43~500', fr: '43_500~USD' },
  ],
  [
    'shillings',
    ({ money }) => money({ amount: '650000.00', currency: 'KES' }),
    { en: 'KES 650,000', sw: 'KES~650,000', pt: 'KES~650~000', fr: '650_000~KES' },
  ],
  [
    'an amount below zero',
    ({ money }) => money(usd('-200')),
    { en: '-$200.00', sw: '-USD~200.00', pt: '-USD~200,00', fr: '-200,00~USD' },
  ],
  [
    'a currency without cents',
    ({ money }) => money({ amount: '4185350.00', currency: 'UGX' }),
    { en: 'UGX 4,185,350', sw: 'UGX~4,185,350', pt: 'UGX~4~185~350', fr: '4_185_350~UGX' },
  ],
  [
    'a currency whose cents are no longer paid with',
    ({ money }) => money({ amount: '2500000.00', currency: 'TZS' }),
    { en: 'TZS 2,500,000', sw: 'TZS~2,500,000', pt: 'TZS~2~500~000', fr: '2_500_000~TZS' },
  ],
  [
    'two bounds',
    ({ moneyBounds }) => {
      const { low, high } = moneyBounds({ low: '9240', high: '9610', currency: 'USD', decimals: 0 })
      return `${low} – ${high}`
    },
    {
      en: '$9,240 – 9,610',
      sw: 'USD~9,240 – 9,610',
      pt: 'USD~9240 – 9610',
      fr: '9_240 – 9_610~USD',
    },
  ],
  [
    'a rate of exchange',
    ({ rate }) => rate({ rate: '22.514', currency: 'ZMW' }),
    { en: 'ZMW 22.514', sw: 'ZMW~22.514', pt: 'ZMW~22,514', fr: '22,514~ZMW' },
  ],
  [
    'a number',
    ({ count }) => count(1_234_567.5),
    { en: '1,234,567', sw: '1,234,567', pt: '1~234~567', fr: '1_234_567' },
  ],
  ['a small number', ({ count }) => count(999), { en: '999', sw: '999', pt: '999', fr: '999' }],
  [
    'a distance',
    ({ distance }) => distance(84_200),
    { en: '84,200 km', sw: 'km~84,200', pt: '84~200~km', fr: '84_200_km' },
  ],
  ['a share', ({ percent }) => percent(2.5), { en: '2.5%', sw: '2.5%', pt: '2,5%', fr: '2,5_%' }],
  [
    'a day',
    ({ date }) => date('2026-11-22'),
    {
      en: 'Nov. 22, 2026',
      sw: '22 Novemba 2026',
      pt: '22 de novembro de 2026',
      fr: '22 novembre 2026',
    },
  ],
  [
    'a day in words',
    ({ longDate }) => longDate('2030-01-01T22:00:00Z', 'Africa/Nairobi'),
    {
      en: '2 January 2030',
      sw: '2 Januari 2030',
      pt: '2 de janeiro de 2030',
      fr: '2 janvier 2030',
    },
  ],
  [
    'a moment',
    ({ moment }) => moment('2030-01-01T21:05:00Z', 'Africa/Nairobi'),
    {
      en: '2 January 2030, 00:05',
      sw: '2 Januari 2030, 00:05',
      pt: '2 de janeiro de 2030, 00:05',
      fr: '2 janvier 2030, 00:05',
    },
  ],
  [
    'a label and its value',
    ({ labelled }) => labelled('Total', '5'),
    { en: 'Total: 5', sw: 'Total: 5', pt: 'Total: 5', fr: 'Total~: 5' },
  ],
  [
    'names',
    ({ list }) => list(['Mombasa', 'Durban', 'Beira']),
    {
      en: 'Mombasa, Durban and Beira',
      sw: 'Mombasa, Durban na Beira',
      pt: 'Mombasa, Durban e Beira',
      fr: 'Mombasa, Durban et Beira',
    },
  ],
]

describe.each(checked)('in %s', (language) => {
  const format = formatOf(languages[language].locale)

  it.each(cases)('%s', (_, print, words) => {
    const visible = print(format).replaceAll('\u00a0', '~').replaceAll('\u202f', '_')
    expect(visible).toBe(words[language])
  })
})

describe.each(languageCodes)('in %s', (language) => {
  const { locale } = languages[language]
  const format = formatOf(locale)

  it.each([7, 1234, 12_345, 1_234_567])('%i is grouped as the platform groups it', (count) => {
    expect(format.count(count)).toBe(new Intl.NumberFormat(locale).format(count))
  })
})

it('refuses a locale that is not one of ours', () => {
  expect(() => formatOf('ja-JP').count(1)).toThrow(RangeError)
})
