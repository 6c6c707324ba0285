import { describe, expect, it } from 'vitest'
import { chapters, isTrained, readTraining, trainingPercent } from './training-progress.ts'

const level = (intro: boolean, chapter_1: boolean, chapter_2: boolean, chapter_3: boolean) =>
  JSON.stringify({ intro, chapter_1, chapter_2, chapter_3 })

describe('progress (account spec §4)', () => {
  it.each([
    ['', []],
    ['No Started', []],
    ['{broken', []],
    ['{"intro":"yes"}', []],
    [level(true, false, false, false), ['intro']],
    [level(true, true, false, true), ['intro', 'chapter_1', 'chapter_3']],
  ])('%j: 50 percent, with %j done', (text, done) => {
    const training = readTraining(text)
    expect(chapters.filter((chapter) => training[chapter])).toEqual(done)
    expect(isTrained(training)).toBe(false)
    expect(trainingPercent(training)).toBe(50)
  })

  it('none false: 100 percent', () => {
    const training = readTraining(level(true, true, true, true))
    expect(isTrained(training)).toBe(true)
    expect(trainingPercent(training)).toBe(100)
  })
})
