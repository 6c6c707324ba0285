import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { insertDecision, lockEntry } from '../entries.store.ts'
import { entryRecord } from './entry.view.ts'
import { isDecided } from './is-decided.ts'

/** Sets aside a movement, or what is left of it, that pays no order, with a reason. */
export const dismissBankEntry: Handler<'dismissBankEntry'> = async ({ db, clock }, call) => {
  const { path, body, account } = call
  const entry = await lockEntry(db, path.id)
  if (!entry) return notFound
  if (isDecided(entry, body.turn)) return refuse(409, detail('bank_entry_decided'))
  const common = { reason: body.reason, actorId: account.id, now: clock.now() }
  await insertDecision(db, {
    ...common,
    entryId: entry.id,
    turn: entry.turn + 1,
    kind: 'dismissed',
  })
  await insertAudit(db, {
    ...common,
    action: 'dismiss-bank-entry',
    subject: 'bank-entry',
    subjectId: entry.id,
    before: { state: entry.state },
    after: { state: 'set-aside' },
  })
  const shown = await entryRecord(db, entry.id)
  return shown ? { status: 200, body: shown } : notFound
}
