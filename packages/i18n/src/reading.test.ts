import { expect, it } from 'vitest'
import { listEntries, stateOf, summariseReading, withReadings } from './reading.ts'

const entry = {
  id: 'basket.empty',
  domain: 'basket',
  key: 'empty',
  english: 'Your basket is empty.',
  description: '',
  translation: 'Kikapu chako ni kitupu.',
}
const other = { ...entry, id: 'basket.total', key: 'total', english: 'Total', translation: 'Jumla' }
const entries = [entry, other]
const neema = { by: 'Neema Mushi', on: '2026-12-01' }
const read = withReadings({}, { entries, ids: new Set([entry.id]), ...neema })

it('notes who has read which sentence, and when', () => {
  expect(read).toEqual({ [entry.id]: { ...neema, hash: expect.stringMatching(/^[\da-f]{12}$/) } })
  expect(stateOf(entry, read)).toBe('read')
  expect(stateOf(other, read)).toBe('unread')
})

it.each([
  ['its translation', { translation: 'Kikapu chako hakina kitu.' }],
  ['its English', { english: 'There is nothing in your basket.' }],
])('a sentence is unread again when %s changes', (_, change) => {
  const changed = { ...entry, ...change }
  expect(stateOf(changed, read)).toBe('changed')
  expect(summariseReading([changed], read)).toMatchObject({ read: 0, readers: [], last: null })
})

it('keeps what others have read, and forgets sentences that are there no more', () => {
  const gone = { ...entry, id: 'basket.gone', key: 'gone' }
  const before = withReadings(read, { entries: [entry, gone], ids: new Set([gone.id]), ...neema })
  const juma = { by: 'Juma Ali', on: '2026-12-03' }
  const after = withReadings(before, { entries, ids: new Set([other.id]), ...juma })
  expect(Object.keys(after)).toEqual([entry.id, other.id])
  expect(after[entry.id]).toMatchObject(neema)
  expect(after[other.id]).toMatchObject(juma)
})

it('sums up a language: its readers, whoever read most first, and the latest day', () => {
  const third = { ...entry, id: 'basket.third', key: 'third' }
  const missing = { ...entry, id: 'basket.missing', key: 'missing', translation: null }
  const all = [...entries, third, missing]
  const juma = { by: 'Juma Ali', on: '2026-12-03' }
  const both = withReadings(withReadings({}, { entries: all, ids: new Set([other.id]), ...juma }), {
    entries: all,
    ids: new Set([entry.id, third.id]),
    ...neema,
  })
  expect(summariseReading(all, both)).toEqual({
    sentences: 4,
    translated: 3,
    read: 3,
    readers: ['Neema Mushi', 'Juma Ali'],
    last: '2026-12-03',
  })
})

it('lists every sentence of a language with its English', () => {
  const skip = listEntries('sw').find(({ id }) => id === 'shell.skip')
  expect(skip).toMatchObject({
    english: 'Skip to content',
    translation: 'Ruka hadi kwenye maudhui',
  })
})
