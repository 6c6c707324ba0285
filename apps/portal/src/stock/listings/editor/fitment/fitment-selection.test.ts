import type { TrimDocument } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { fitmentOf, problemsOf, ticked, within, yearChanges, yearsOf } from './fitment-selection.ts'

const trim = (docID: number, year_list: number[]): TrimDocument => ({
  docID,
  make: 'Toyota',
  model: 'Vitz',
  variant: 'F',
  cars_type: 'Hatchback',
  engine: '1.3 L petrol (1,329 cc)',
  year_list,
})

const trims = [trim(1, [2010, 2011, 2012]), trim(2, [2012, 2013]), trim(3, [1999, 2000])]

describe('problemsOf', () => {
  const whole = {
    make: 'Toyota',
    models: ['Vitz'],
    variants: ['F'],
    selection: new Map([[1, [2010]]]),
  }

  it.each([
    ['everything', {}, {}],
    ['a make', { make: null }, { make: 'Choose a make.' }],
    ['at least one model', { models: [] }, { models: 'Choose at least one model.' }],
    ['one variant', { variants: [] }, { variants: 'Choose at least one variant.' }],
    ['at least one trim', { selection: new Map() }, { selection: 'Tick at least one trim.' }],
  ])('saving needs %s', (_, changed, problems) => {
    expect(problemsOf({ ...whole, ...changed })).toEqual(problems)
  })
})

describe('ticked', () => {
  it('takes all years of a trim, and keeps those chosen before', () => {
    const selection = ticked(new Map([[1, [2011]]]), trims, new Set([1, 2]))
    expect([...selection]).toEqual([
      [1, [2011]],
      [2, [2012, 2013]],
    ])
  })

  it('forgets what is no longer ticked or no longer there', () => {
    const selection = ticked(new Map([[9, [2011]]]), trims, new Set([2, 9]))
    expect([...selection.keys()]).toEqual([2])
  })
})

describe('within', () => {
  it.each([
    [
      { from: 2011, to: 2012 },
      [
        [1, [2011, 2012]],
        [2, [2012]],
      ],
    ],
    [{ from: 2013, to: 2020 }, [[2, [2013]]]],
    [
      { from: 1999, to: 2013 },
      [
        [1, [2010, 2011, 2012]],
        [2, [2012, 2013]],
      ],
    ],
    [{ from: 2013, to: 2011 }, []],
  ])('%j', (span, expected) => {
    const selection = ticked(new Map(), trims, new Set([1, 2]))
    expect([...within(selection, trims, span)]).toEqual(expected)
  })
})

it('is sent as documents and years', () => {
  expect(fitmentOf(new Map([[1, [2010, 2012]]]))).toEqual([{ docID: 1, ids: [2010, 2012] }])
})

it('spans the years of all trims', () => {
  expect(yearsOf(trims)).toEqual([1999, 2000, 2010, 2011, 2012, 2013])
})

it.each([
  [[2010, 2011], [2010, 2011], { add: [], remove: [] }],
  [[2010, 2011], [2011, 2012], { add: [2012], remove: [2010] }],
  [[2010], [], { add: [], remove: [2010] }],
])('from %j to %j', (saved, chosen, changes) => {
  expect(yearChanges(saved, chosen)).toEqual(changes)
})
