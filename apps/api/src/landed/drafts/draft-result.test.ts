import { expect, it } from 'vitest'
import { draftResult } from './draft-result.ts'

const open = { state: 'open', version: 2, drafted_by: 1, decided_by: null } as const
const published = { ...open, state: 'published', decided_by: 2 } as const
const dropped = { ...open, state: 'dropped', decided_by: 1 } as const

it.each([
  ['another person publishes', open, { state: 'published', version: 2, actorId: 2 }, 'decide'],
  ['its author publishes', open, { state: 'published', version: 2, actorId: 1 }, 'same-person'],
  ['its author drops it', open, { state: 'dropped', version: 2, actorId: 1 }, 'decide'],
  ['another person drops it', open, { state: 'dropped', version: 2, actorId: 2 }, 'decide'],
  ['it was written anew', open, { state: 'published', version: 1, actorId: 2 }, 'overtaken'],
  ['its author, of an old one', open, { state: 'published', version: 1, actorId: 1 }, 'overtaken'],
  ['a second press', published, { state: 'published', version: 2, actorId: 2 }, 'done'],
  ['a third person', published, { state: 'published', version: 2, actorId: 3 }, 'overtaken'],
  ['published, then dropped', published, { state: 'dropped', version: 2, actorId: 2 }, 'overtaken'],
  ['dropped, then published', dropped, { state: 'published', version: 2, actorId: 2 }, 'overtaken'],
] as const)('%s', (_, draft, decision, result) => {
  expect(draftResult(draft, decision)).toBe(result)
})
