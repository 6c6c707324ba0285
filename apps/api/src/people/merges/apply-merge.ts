import type { Context } from '../../core/context.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { accountsData } from '../personal-data.store.ts'
import { eraseRows } from '../privacy/personal-table.store.ts'
import { listOrderNumbers, moveRows, setMergedInto } from './apply-merge.store.ts'
import { mergedMail } from './merge-mails.ts'
import type { LockedPair } from './merge-pair.store.ts'

/**
 * Moves what the ended account has, and empties it as a deletion would: nobody signs in to it any more, and its address is free.
 * The audit of both tells what moved. Returns the rows by `table.column`.
 */
export async function applyMerge(
  context: Context,
  { kept, ended }: LockedPair,
  actorId: number,
): Promise<Record<string, number>> {
  const { db, clock, settings, accountMerges, afterCommit, nudgeOutbox } = context
  const orders = await listOrderNumbers(db, ended.id)
  await accountMerges.before(db, { kept, ended })
  const moved = await moveRows(db, accountMerges.rules, { kept, ended })
  await eraseRows(db, accountsData, ended)
  await setMergedInto(db, { keptId: kept.id, endedId: ended.id })
  await accountMerges.after(db, { kept, ended })
  for (const [subjectId, other] of [
    [kept.id, { took_over: ended.id }],
    [ended.id, { merged_into: kept.id }],
  ] as const) {
    await insertAudit(db, {
      actorId,
      action: 'merge-accounts',
      subject: 'account',
      subjectId,
      before: {},
      after: { ...other, orders, moved },
      reason: null,
      now: clock.now(),
    })
  }
  for (const to of [kept, ended]) {
    await enqueueMail(db, mergedMail({ to, kept, ended }, settings))
  }
  afterCommit(nudgeOutbox)
  return moved
}
