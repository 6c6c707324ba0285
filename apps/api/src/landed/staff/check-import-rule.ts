import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { followRule } from '../rules.store.ts'
import { ruleRecord, standingRule } from './get-support-import-rule.ts'

/** One person may do this alone: it changes nothing that buyers see, except the day on which the rule was checked. */
export const checkImportRule: Handler<'checkImportRule'> = async (context, { path, account }) => {
  const { db, clock } = context
  const rule = await standingRule(context, path.id)
  if (!rule) return notFound
  const now = clock.now()
  const checkedOn = shopDay(now)
  // It was checked already today.
  if (rule.checked_on >= checkedOn) return { status: 200, body: await ruleRecord(context, rule) }
  const { id: succeeds, content } = rule
  const id = rule.id === path.id && (await followRule(db, { succeeds, content, checkedOn, now }))
  if (!id) return refuse(409, detail('rule_succeeded'))
  await insertAudit(db, {
    actorId: account.id,
    action: 'check-import-rule',
    subject: 'import-rule',
    subjectId: id,
    before: { checked_on: rule.checked_on },
    after: { checked_on: checkedOn },
    reason: null,
    now,
  })
  const read = await standingRule(context, id)
  return read ? { status: 200, body: await ruleRecord(context, read) } : notFound
}
