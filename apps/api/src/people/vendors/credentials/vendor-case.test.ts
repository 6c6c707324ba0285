import { expect, it } from 'vitest'
import { caseHistory } from './vendor-case.ts'

const day = (n: number) => new Date(`2026-03-0${n}T08:00:00Z`)

it('tells a case step by step, the newest first', () => {
  const told = caseHistory({
    papers: [
      { kind: 'identity', state: 'waiting', reason: null, uploaded_at: day(4), decided_at: null },
      {
        kind: 'identity',
        state: 'refused',
        reason: 'Cannot be read.',
        uploaded_at: day(1),
        decided_at: day(2),
      },
    ],
    applications: [{ at: day(5), answer: 'Here it is.' }],
    decisions: [{ action: 'refuse-vendor', reason: 'No identity.', at: day(3) }],
  })
  expect(told.map(({ what, text }) => [what, text])).toEqual([
    ['answered', 'Here it is.'],
    ['added', null],
    ['declined', 'No identity.'],
    ['refused', 'Cannot be read.'],
    ['added', null],
  ])
})
