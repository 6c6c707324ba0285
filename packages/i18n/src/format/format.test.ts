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
    { en: '$12,041.10', sw: 'USD~12,041.10', pt: 'USD~12~041,10', fr: 'USD~12_041,10' },
  ],
  [
    'a small amount',
    ({ money }) => money(usd('4500')),
    { en: '$4,500.00', sw: 'USD~4,500.00', pt: 'USD~4500,00', fr: 'USD~4_500,00' },
  ],
  [
    'a whole amount',
    ({ money }) => money(usd('43500', 0)),
    { en: '$43,500', sw: 'USD~43,500', pt: 'USD~43~500', fr: 'USD~43_500' },
  ],
  [
    'shillings',
    ({ money }) => money({ amount: '650000.00', currency: 'KES' }),
    { en: 'KES 650,000', sw: 'KES~650,000', pt: 'KES~650~000', fr: 'KES~650_000' },
  ],
  [
    'an amount below zero',
    ({ money }) => money(usd('-200')),
    { en: '-$200.00', sw: '-USD~200.00', pt: '-USD~200,00', fr: '-USD~200,00' },
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
