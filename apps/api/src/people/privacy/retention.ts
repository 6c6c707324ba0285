import type { Context } from '../../core/context.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'

/**
 * Deletes or empties what is older than the settings allow, and audits how much of what, never whose. Each rule is a
 * transaction of its own: one that fails leaves the others done, and runs again with the job.
 */
export async function applyRetention(
  context: Pick<Context, 'db' | 'clock' | 'settings' | 'log' | 'personalData'>,
): Promise<Record<string, number>> {
  const { db, clock, settings, log, personalData } = context
  const now = clock.now()
  const counts: Record<string, number> = {}
  for (const { name, before, apply } of personalData.flatMap(({ retention }) => retention)) {
    const limit = before(settings.retention, now)
    const count = await db.transaction().execute(async (tx) => {
      const n = await apply(tx, limit)
      if (n > 0) {
        await insertAudit(tx, {
          actorId: null,
          action: 'apply-retention',
          subject: 'retention',
          subjectId: name,
          before: null,
          after: { before: limit.toISOString(), rows: n },
          reason: null,
          now,
        })
      }
      return n
    })
    if (count > 0) counts[name] = count
  }
  log.info({ counts }, 'What was past its time is gone')
  return counts
}
