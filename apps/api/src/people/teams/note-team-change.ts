import type { Context } from '../../core/context.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'

interface TeamChange {
  action:
    | 'invite-member'
    | 'withdraw-invitation'
    | 'change-member'
    | 'remove-member'
    | 'join-team'
    | 'leave-team'
  vendorId: number
  actorId: number
  before?: Readonly<Record<string, string | number>>
  after?: Readonly<Record<string, string | number>>
}

/** In the vendor's history, which staff read. */
export async function noteTeamChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { action, vendorId, actorId, before = {}, after = {} }: TeamChange,
): Promise<void> {
  await insertAudit(db, {
    actorId,
    action,
    subject: 'account',
    subjectId: vendorId,
    before,
    after,
    reason: null,
    now: clock.now(),
  })
}
