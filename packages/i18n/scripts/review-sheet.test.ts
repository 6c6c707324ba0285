import { expect, it } from 'vitest'
import { reviewSheet } from './review-sheet.ts'
import type { SheetRow } from './sheet.ts'

const entry = {
  id: 'basket.title',
  domain: 'basket',
  key: 'title',
  english: 'Dear {name}, your car',
  description: '',
  translation: 'Habari {name}, gari yako',
}
const untranslated = { ...entry, id: 'basket.new', key: 'new', translation: null }
const entries = [entry, untranslated]

const row = (change: Partial<SheetRow>): SheetRow => ({
  row: 2,
  id: entry.id,
  english: entry.english,
  now: entry.translation,
  better: '',
  good: '',
  remark: '',
  ...change,
})
const better = 'Habari {name}, gari lako'

it.each([
  ['a correction', { better }, { corrected: better, read: true }],
  ['an x', { good: 'X' }, { corrected: null, read: true }],
  ['the translation again', { better: entry.translation }, { corrected: null, read: true }],
  ['nothing', {}, { corrected: null, read: false }],
  ['blanks', { better: ' \u00a0' }, { corrected: null, read: false }],
  ['a remark alone', { remark: 'Which car?' }, { corrected: null, read: false }],
  [
    'nothing about a sentence that is gone',
    { id: 'basket.gone' },
    { corrected: null, read: false },
  ],
  [
    'a correction that stands already',
    { now: 'Habari', better: entry.translation },
    { corrected: null, read: true },
  ],
  [
    'an x though a spreadsheet made blanks plain',
    { now: 'Habari  {name}, gari yako ', good: 'x' },
    { corrected: null, read: true },
  ],
])('%s is taken for what it says', (_, change, { corrected, read }) => {
  const review = reviewSheet([row(change)], entries)
  expect(review.refusals).toEqual([])
  expect(review.corrections.get(entry.id) ?? null).toBe(corrected)
  expect(review.read.has(entry.id)).toBe(read)
})

it.each<[string, Partial<SheetRow>, string[]]>([
  ['a key that is none', { id: 'basket.titel', better }, ['There is no sentence of this key.']],
  ['no key', { id: '', good: 'x' }, ['Its key is missing.']],
  [
    'other English',
    { english: 'Dear {name}, the car', better },
    [`The English has changed since the sheet was written, to “${entry.english}”`],
  ],
  [
    'another translation',
    { now: 'Mpendwa {name}', better },
    [`The translation has changed since the sheet was written, to “${entry.translation}”`],
  ],
  [
    'an x for another translation',
    { now: 'Mpendwa {name}', good: 'x' },
    [`The translation has changed since the sheet was written, to “${entry.translation}”`],
  ],
  ['a lost placeholder', { better: 'Habari, gari lako' }, ['{name} is missing.']],
  ['an unknown mark', { good: 'no' }, ['Good holds “no”; it takes an x or nothing.']],
  [
    'an x where nothing stands',
    { id: untranslated.id, now: '', good: 'x' },
    ['It has no translation, so none can be good.'],
  ],
])('%s is refused', (_, change, reasons) => {
  const review = reviewSheet([row(change)], entries)
  expect(review.refusals).toEqual([{ row: 2, id: change.id ?? entry.id, reasons }])
  expect(review.corrections.size + review.read.size).toBe(0)
})

it('takes the first translation of a sentence', () => {
  const { corrections } = reviewSheet([row({ id: untranslated.id, now: '', better })], entries)
  expect(corrections.get(untranslated.id)).toBe(better)
})

it('refuses a second row of the same key, and hands on every remark', () => {
  const rows = [
    row({ better, remark: 'gari ni li-/ya-' }),
    row({ row: 3, better: entry.translation }),
  ]
  expect(reviewSheet(rows, entries)).toEqual({
    corrections: new Map([[entry.id, better]]),
    read: new Set([entry.id]),
    refusals: [{ row: 3, id: entry.id, reasons: ['Another row above has the same key.'] }],
    remarks: [{ row: 2, id: entry.id, remark: 'gari ni li-/ya-' }],
  })
})
