import type { AssignmentInput } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { assignmentResult } from './assignment-result.ts'
import { type DeskPerson, listDeskStaff } from './assignments.store.ts'

interface Work {
  subject: 'thread' | 'quote' | 'request'
  /** Locked by the caller. */
  id: number
  assignee: DeskPerson | null
  set: (db: Database, assignee: number | null) => Promise<void>
}

/** Gives a thread, a quote or a request to a member of staff, or to nobody. */
export async function assign(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { subject, id, assignee: before, set }: Work,
  { body, account }: { body: AssignmentInput; account: Pick<Account, 'id'> },
) {
  const { assignee: wanted, was } = body
  const result = assignmentResult({ now: before?.id ?? null, was, wanted })
  if (result === 'same') return { status: 200 as const, body: { assignee: before } }
  if (result === 'taken') {
    return before === null
      ? refuse(409, detail('given_back_meanwhile'))
      : refuse(409, detail(problem('taken_meanwhile', { name: before.name })))
  }
  const [person] = wanted === null ? [null] : await listDeskStaff(db, wanted)
  if (person === undefined) return refuse(409, detail('not_desk_staff'))
  await set(db, wanted)
  await insertAudit(db, {
    actorId: account.id,
    action: `assign-${subject}`,
    subject,
    subjectId: id,
    before: { assignee: before?.name ?? null },
    after: { assignee: person?.name ?? null },
    reason: null,
    now: clock.now(),
  })
  return { status: 200 as const, body: { assignee: person } }
}
