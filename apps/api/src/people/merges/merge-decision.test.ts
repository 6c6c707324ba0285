import { expect, it } from 'vitest'
import { type MergeDecision, mergeResult } from './merge-decision.ts'

const asker = 1
const other = 2
const kept = 8
const ended = 9
const waiting = {
  version: 1,
  state: 'waiting',
  kept_id: kept,
  ended_id: ended,
  created_by: asker,
  decided_by: null,
  rejection: null,
} as const
const approved = { ...waiting, version: 2, state: 'approved', decided_by: other } as const
const rejected = { ...approved, state: 'rejected', rejection: 'Two people' } as const

const approve: MergeDecision = { state: 'approved', version: 1, rejection: null, actorId: other }
const reject: MergeDecision = { ...approve, state: 'rejected', rejection: 'Two people' }

it.each<[string, Parameters<typeof mergeResult>[0], MergeDecision, string]>([
  ['approved by somebody else', waiting, approve, 'decide'],
  ['approved by whoever asked', waiting, { ...approve, actorId: asker }, 'same-person'],
  ['approved by the kept', waiting, { ...approve, actorId: kept }, 'oneself'],
  ['approved by the ended', waiting, { ...approve, actorId: ended }, 'oneself'],
  ['rejected by somebody else', waiting, reject, 'decide'],
  ['taken back by whoever asked', waiting, { ...reject, actorId: asker }, 'decide'],
  ['rejected by the ended', waiting, { ...reject, actorId: ended }, 'oneself'],
  ['an older version of it', { ...waiting, version: 2 }, approve, 'overtaken'],
  ['approved twice by the same click', approved, approve, 'done'],
  ['approved again by a third', approved, { ...approve, actorId: 3 }, 'overtaken'],
  ['rejected after it was approved', approved, reject, 'overtaken'],
  ['approved after it was rejected', rejected, approve, 'overtaken'],
  ['rejected again for another reason', rejected, { ...reject, rejection: 'No' }, 'overtaken'],
])('%s: %s', (_case, merge, decision, result) => {
  expect(mergeResult(merge, decision)).toBe(result)
})
