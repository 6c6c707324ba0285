import { expect, it } from 'vitest'
import { withoutStale } from './stale-translations.ts'

const label = { en: 'VAT 15 %', sw: 'VAT 15%', fr: 'TVA 15 %' }
const before = { id: 'vat', label, rate: '0.15', base: ['CV'], payee: 'ZIMRA' }

it.each([
  ['what is as before', label, label],
  ['a translation that is new', { ...label, pt: 'IVA 15 %' }, { ...label, pt: 'IVA 15 %' }],
  ['no translation of other English', { ...label, en: 'VAT 16 %' }, { en: 'VAT 16 %' }],
  [
    'a translation that changed with the English',
    { ...label, en: 'VAT 16 %', fr: 'TVA 16 %' },
    { en: 'VAT 16 %', fr: 'TVA 16 %' },
  ],
])('a draft keeps %s', (_, drafted, kept) => {
  expect(withoutStale({ ...before, label: drafted }, before)).toEqual({ ...before, label: kept })
})

it('a draft keeps words where there were none, and a rule that is taken back stays so', () => {
  expect(withoutStale({ ...before, label }, { id: 'vat' })).toEqual(before)
  expect(withoutStale(null, before)).toBeNull()
})
