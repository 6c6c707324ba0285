import { expect, it } from 'vitest'
import { isComplete, levelOf, readTraining } from './training.ts'

const none = { intro: false, chapter_1: false, chapter_2: false, chapter_3: false }
const all = { intro: true, chapter_1: true, chapter_2: true, chapter_3: true }

it.each([
  [null, none, false],
  [{}, none, false],
  [{ intro: true }, { ...none, intro: true }, false],
  [{ ...all, chapter_2: false }, { ...all, chapter_2: false }, false],
  [all, all, true],
])('%j is read as %j, complete: %s', (stored, training, complete) => {
  expect(readTraining(stored)).toEqual(training)
  expect(isComplete(readTraining(stored))).toBe(complete)
})

it('says No Started, or the four as JSON text', () => {
  expect(levelOf(none)).toBe('No Started')
  expect(JSON.parse(levelOf({ ...none, intro: true }))).toEqual({ ...none, intro: true })
})
