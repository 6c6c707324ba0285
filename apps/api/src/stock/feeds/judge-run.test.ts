import { expect, it } from 'vitest'
import { judgeRun, type RunFacts } from './judge-run.ts'

const usual: RunFacts = {
  isMapped: true,
  newGroups: 0,
  isFirst: false,
  hasOtherColumns: false,
  rows: 80,
  invalidRows: 3,
  live: 80,
  missing: 0,
  bigMoves: 0,
}

it.each<[string, Partial<RunFacts>, string, string[]]>([
  ['the columns as ever', {}, 'applied', []],
  ['columns that nobody has told of', { isMapped: false }, 'waiting', ['feed_columns_open']],
  ['new values', { newGroups: 2 }, 'waiting', ['feed_values_open']],
  ['no right row', { invalidRows: 80 }, 'waiting', ['feed_none_right']],
  ['the first run', { isFirst: true, live: 0 }, 'held', ['feed_first_run']],
  ['another column', { hasOtherColumns: true }, 'held', ['feed_columns_changed']],
  ['a fifth is missing', { missing: 16 }, 'applied', []],
  ['more than a fifth is missing', { missing: 17 }, 'held', ['feed_many_missing']],
  ['two of a small yard are missing', { live: 4, missing: 2 }, 'applied', []],
  ['three of a small yard are missing', { live: 4, missing: 3 }, 'held', ['feed_many_missing']],
  ['everything of a small yard is missing', { live: 2, missing: 2 }, 'held', ['feed_many_missing']],
  ['nothing was there', { live: 0 }, 'applied', []],
  ['five prices move far', { bigMoves: 5 }, 'applied', []],
  ['six prices move far', { bigMoves: 6 }, 'held', ['feed_many_prices']],
  ['both', { bigMoves: 60, missing: 60 }, 'held', ['feed_many_missing', 'feed_many_prices']],
  ['a question comes first', { newGroups: 1, missing: 60 }, 'waiting', ['feed_values_open']],
])('%s', (_, facts, state, codes) => {
  const judged = judgeRun({ ...usual, ...facts })
  expect([judged.state, judged.reasons.map(({ code }) => code)]).toEqual([state, codes])
})

it('a run that goes on leaves out the few prices that move far', () => {
  expect(judgeRun({ ...usual, bigMoves: 1 })).toMatchObject({ holdsPrices: true })
  expect(judgeRun(usual)).toMatchObject({ holdsPrices: false })
})
