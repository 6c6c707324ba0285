import type { Handler } from '../../core/contract.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { listNewestShown } from './facts.store.ts'
import { endAllOf } from './findings.store.ts'
import { mostLookedAt, refuseTerms } from './preview-moderation-rule.ts'
import { ruleView } from './rule.view.ts'
import { lockRule, queueListings, setRule } from './rules.store.ts'

export const setModerationRule: Handler<'setModerationRule'> = async (
  { db, clock },
  { path: { code }, body, account },
) => {
  const { is_on, threshold, days, version } = body
  const refusal = refuseTerms(code, body)
  if (refusal) return refusal
  const before = await lockRule(db, code)
  if (version !== before.version) {
    return overtaken(db, { subject: 'moderation-rule', subjectId: code })
  }
  const isSame = is_on === before.is_on && threshold === before.threshold && days === before.days
  if (isSame) return { status: 200, body: ruleView(before) }
  const now = clock.now()
  await setRule(db, { code, is_on, threshold, days, actorId: account.id, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'set-moderation-rule',
    subject: 'moderation-rule',
    subjectId: code,
    before: { is_on: before.is_on, threshold: before.threshold, days: before.days },
    after: { is_on, threshold, days },
    reason: null,
    now,
  })
  if (is_on) await queueListings(db, await listNewestShown(db, mostLookedAt))
  else await endAllOf(db, code, now)
  return { status: 200, body: ruleView(await lockRule(db, code)) }
}
