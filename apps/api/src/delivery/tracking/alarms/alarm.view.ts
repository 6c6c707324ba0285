import type { OrderAlarm } from '@bandari/sdk'
import type { AlarmRow } from './alarms.store.ts'

export function alarmView({
  id,
  kind,
  subject,
  details,
  raised_at,
  settled_at,
  acknowledged_at,
  note,
  actor_name,
}: AlarmRow): OrderAlarm {
  return {
    id,
    // Rules raise only kinds of the contract.
    kind: kind as OrderAlarm['kind'],
    subject,
    details,
    raised_at: raised_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    acknowledged_at: acknowledged_at?.toISOString() ?? null,
    note,
    by: actor_name,
  }
}
