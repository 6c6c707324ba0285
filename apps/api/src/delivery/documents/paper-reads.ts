import type { Context } from '../../core/context.ts'
import { insertAccess } from '../../platform/audit/access.store.ts'

interface Read {
  /** Null for whoever holds a link. */
  actorId: number | null
  orderId: number
  ip: string
  what: Readonly<Record<string, string | number>>
}

/** Who read which paper of an order, each time. */
export async function noteRead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { actorId, orderId, ip, what }: Read,
): Promise<void> {
  await insertAccess(db, {
    kind: 'read',
    actorId,
    action: 'read-paper',
    subject: 'order',
    subjectId: String(orderId),
    after: { address: ip, ...what },
    repeatMinutes: 0,
    now: clock.now(),
  })
}
