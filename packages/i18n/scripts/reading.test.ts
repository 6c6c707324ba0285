import { expect, it } from 'vitest'
import { listEntries, stateOf } from '../src/reading.ts'
import { readSheet, writeSheet } from './sheet.ts'

const entry = {
  id: 'basket.count',
  domain: 'basket',
  key: 'count',
  english: '{count, plural, one {# car} other {# cars}}',
  description: 'On the button',
  translation: 'Magari "{count}"\nyote',
}

it('knows what was read, what changed since and what was never read', () => {
  expect(stateOf(entry, {})).toBe('unread')
  expect(stateOf(entry, { 'basket.count': 'f00' })).toBe('changed')
})

it('writes a sheet with context and English beside each sentence, and reads it back', () => {
  const sheet = writeSheet('sw', [
    entry,
    { ...entry, id: 'basket.empty', key: 'empty', translation: null },
  ])
  expect(sheet).toContain('#. On the button')
  expect(sheet).toContain('msgctxt "basket.count"')
  expect(readSheet(sheet)).toEqual(new Map([['basket.count', 'Magari "{count}"\nyote']]))
})

it('lists every sentence of a language with its English', () => {
  const skip = listEntries('sw').find(({ id }) => id === 'shell.skip')
  expect(skip).toMatchObject({
    english: 'Skip to content',
    translation: 'Ruka hadi kwenye maudhui',
  })
})
