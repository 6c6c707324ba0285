import { expect, it } from 'vitest'
import { type Decision, decisionResult } from './decision.ts'

const asker = 1
const other = 2
const owner = 9
const waiting = {
  version: 1,
  state: 'waiting',
  owner_id: owner,
  created_by: asker,
  decided_by: null,
  rejection: null,
} as const
const approved = { ...waiting, version: 2, state: 'approved', decided_by: other } as const
const rejected = { ...approved, state: 'rejected', rejection: 'Twice the sum' } as const

const approve: Decision = { state: 'approved', version: 1, rejection: null, actorId: other }
const reject: Decision = { ...approve, state: 'rejected', rejection: 'Twice the sum' }

it.each<[string, Parameters<typeof decisionResult>[0], Decision, string]>([
  ['approved by somebody else', waiting, approve, 'decide'],
  ['approved by whoever asked', waiting, { ...approve, actorId: asker }, 'same-person'],
  ['approved by whom it is about', waiting, { ...approve, actorId: owner }, 'own-money'],
  ['rejected by somebody else', waiting, reject, 'decide'],
  ['taken back by whoever asked', waiting, { ...reject, actorId: asker }, 'decide'],
  ['rejected by whom it is about', waiting, { ...reject, actorId: owner }, 'own-money'],
  ['an older version of it', { ...waiting, version: 2 }, approve, 'overtaken'],
  ['approved twice by the same click', approved, approve, 'done'],
  ['approved again by somebody else', approved, { ...approve, actorId: 3 }, 'overtaken'],
  ['rejected after it was approved', approved, reject, 'overtaken'],
  ['approved after it was rejected', rejected, approve, 'overtaken'],
  ['rejected again for another reason', rejected, { ...reject, rejection: 'No' }, 'overtaken'],
])('%s: %s', (_case, adjustment, decision, result) => {
  expect(decisionResult(adjustment, decision)).toBe(result)
})
