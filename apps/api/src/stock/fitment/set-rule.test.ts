import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { fitmentErrors, isLessThan, joined } from './set-rule.ts'

describe('joined', () => {
  it.each([
    [[{ docID: 3, ids: [2013, 2012, 2013] }], [{ trim: 3, years: [2012, 2013] }]],
    [
      [
        { docID: 3, ids: [2013] },
        { docID: 4, ids: [2001] },
        { docID: 3, ids: [2011, 2013] },
      ],
      [
        { trim: 3, years: [2011, 2013] },
        { trim: 4, years: [2001] },
      ],
    ],
  ])('%j is %j', (entries, fitments) => {
    expect(joined(entries)).toEqual(fitments)
  })
})

describe('isLessThan', () => {
  const before = [{ trim: 3, years: [2011, 2012] }]

  it.each([
    ['the same', before, false],
    ['a year more', [{ trim: 3, years: [2010, 2011, 2012] }], false],
    ['a trim more', [...before, { trim: 4, years: [2001] }], false],
    ['a year less', [{ trim: 3, years: [2012] }], true],
    ['another year', [{ trim: 3, years: [2010, 2012] }], true],
    ['another trim', [{ trim: 4, years: [2011, 2012] }], true],
    ['nothing', [], true],
  ])('%s', (_, after, expected) => {
    expect(isLessThan(after, before)).toBe(expected)
  })
})

describe('fitmentErrors', () => {
  const yearsOf = new Map([
    [3, [2011, 2012, 2013]],
    [4, [2001]],
  ])

  it.each([
    ['all is right', [{ trim: 3, years: [2011, 2013] }], []],
    ['a trim there is not', [{ trim: 9, years: [2011] }], ['Trim 9 does not exist.']],
    ['a year before', [{ trim: 3, years: [2010, 2011] }], ['Trim 3 was not built in 2010.']],
    [
      'several',
      [
        { trim: 4, years: [2000, 2001, 2002] },
        { trim: 8, years: [2001] },
      ],
      ['Trim 4 was not built in 2000, 2002.', 'Trim 8 does not exist.'],
    ],
  ])('%s', (_, fitments, sentences) => {
    expect(inWords(fitmentErrors(fitments, yearsOf))).toEqual(sentences)
  })

  it('names ten at most', () => {
    const unknown = Array.from({ length: 30 }, (_, at) => ({ trim: 100 + at, years: [2000] }))
    expect(inWords(fitmentErrors(unknown, yearsOf))).toHaveLength(10)
  })
})
