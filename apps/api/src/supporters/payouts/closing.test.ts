import { expect, it } from 'vitest'
import { type Closing, closingResult } from './closing.ts'

const maker = 1
const other = 2
const open = {
  version: 1,
  state: 'open',
  created_by: maker,
  closed_by: null,
  reference: null,
  reason: null,
} as const
const paid = { ...open, version: 2, state: 'paid', closed_by: other, reference: 'FT-1' } as const
const discarded = {
  ...open,
  version: 2,
  state: 'discarded',
  closed_by: maker,
  reason: 'A wrong number',
} as const

const pay: Closing = {
  state: 'paid',
  version: 1,
  reference: 'FT-1',
  reason: null,
  actorId: other,
}
const discard: Closing = {
  state: 'discarded',
  version: 1,
  reference: null,
  reason: 'A wrong number',
  actorId: maker,
}

it.each<[string, Parameters<typeof closingResult>[0], Closing, string]>([
  ['paid by somebody else', open, pay, 'close'],
  ['paid by whoever made it', open, { ...pay, actorId: maker }, 'same-person'],
  ['discarded by whoever made it', open, discard, 'close'],
  ['discarded by somebody else', open, { ...discard, actorId: other }, 'close'],
  ['an older version of it', { ...open, version: 2 }, pay, 'overtaken'],
  ['paid twice by the same click', paid, pay, 'done'],
  ['paid again by somebody else', paid, { ...pay, actorId: 3 }, 'overtaken'],
  ['paid again with another reference', paid, { ...pay, reference: 'FT-2' }, 'overtaken'],
  ['discarded after it was paid', paid, discard, 'overtaken'],
  ['paid after it was discarded', discarded, pay, 'overtaken'],
  ['discarded twice by the same click', discarded, discard, 'done'],
])('%s: %s', (_case, batch, closing, result) => {
  expect(closingResult(batch, closing)).toBe(result)
})
