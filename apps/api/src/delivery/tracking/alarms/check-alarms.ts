import type { Context } from '../../../core/context.ts'
import { staffLanguageAt } from '../../../people/accounts/account.store.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { getOrderRecord } from '../../../selling/orders/order.store.ts'
import { alarmMails } from './alarm-mails.ts'
import type { AlarmRule, ActiveAlarm } from './alarm-rule.ts'
import { alarmRules } from './alarm-rules.ts'
import { raiseAlarms, resolveAlarms } from './alarms.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings'>

/** The job of a rule: raises new alarms and resolves those that are over. */
export function alarmJob(rule: AlarmRule): Job {
  return {
    name: `alarm-${rule.kind}`,
    cron: rule.cron,
    run: async (context) => {
      const raised = await context.db
        .transaction()
        .execute((tx) => checkAlarm({ ...context, db: tx }, rule, null))
      if (raised > 0) context.nudgeOutbox()
      return raised
    },
  }
}

/** The same for one order, in the transaction that changes it. */
export async function checkOrderAlarms(
  dependencies: Dependencies,
  orderId: number,
  rules: readonly AlarmRule[] = alarmRules,
): Promise<void> {
  for (const rule of rules) await checkAlarm(dependencies, rule, orderId)
}

/** Returns how many alarms were raised. */
async function checkAlarm(
  dependencies: Dependencies,
  rule: AlarmRule,
  orderId: number | null,
): Promise<number> {
  const { db, clock } = dependencies
  const now = clock.now()
  const active = await rule.find(db, { now, orderId })
  await resolveAlarms(db, rule.kind, { active, orderId, now })
  const raised = await raiseAlarms(db, rule.kind, { active, now })
  for (const one of raised) await notify(dependencies, rule, one)
  return raised.length
}

async function notify({ db, settings }: Dependencies, rule: AlarmRule, active: ActiveAlarm) {
  const order = await getOrderRecord(db, active.orderId)
  const staffLanguage = await staffLanguageAt(db, settings.supportEmail)
  for (const mail of alarmMails(rule, { order, active, staffLanguage }, settings)) {
    await enqueueMail(db, mail)
  }
}
