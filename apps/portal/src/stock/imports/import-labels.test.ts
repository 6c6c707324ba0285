import { expect, it } from 'vitest'
import { decisionLabel, outcomeLabel, runLabel, unchangedRows } from './import-labels.ts'

const none = {
  rows: 0,
  invalid_rows: 0,
  new_rows: 0,
  changed_rows: 0,
  done: 0,
  created: 0,
  changed: 0,
}

it.each([
  [{ rows: 1 }, 'Import the row'],
  [{ rows: 5000 }, 'Import all 5,000 rows'],
  [{ rows: 500, invalid_rows: 12 }, 'Leave out 12 rows and import the rest'],
  [{ rows: 2, invalid_rows: 1 }, 'Leave out 1 row and import the rest'],
])('%j: %s', (counts, label) => {
  expect(runLabel({ ...none, ...counts })).toBe(label)
})

it('what neither is new, nor changes anything, nor is wrong is as it was', () => {
  const counts = { ...none, rows: 10, invalid_rows: 1, new_rows: 2, changed_rows: 3 }
  expect(unchangedRows(counts)).toBe(4)
})

it.each([
  [{ done: 3, created: 3 }, '3 listings created'],
  [
    { done: 10, created: 1, changed: 2, invalid_rows: 3 },
    '1 listing created, 2 listings changed, 4 listings left as they were, 3 rows left out',
  ],
  [{ done: 1 }, '1 listing left as it was'],
])('%j: %s', (counts, words) => {
  expect(outcomeLabel({ ...none, ...counts })).toBe(words)
})

it.each([
  [{ rows: 3, new_rows: 1, invalid_rows: 2 }, 'Nothing is listed yet.'],
  [{ rows: 3, changed_rows: 1 }, 'Nothing is listed yet.'],
  [{ rows: 3, invalid_rows: 2 }, 'There is nothing to import'],
  [{ rows: 3, invalid_rows: 3 }, 'No row can be listed as it is.'],
])('%j: %s', (counts, beginning) => {
  expect(decisionLabel({ ...none, ...counts })).toContain(beginning)
})
