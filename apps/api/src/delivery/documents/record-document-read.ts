import type { Context } from '../../core/context.ts'
import { insertAccess } from '../../platform/audit/access.store.ts'

interface DocumentRead {
  /** Null for a share link. */
  actorId: number | null
  orderId: number
  ip: string
  what: Readonly<Record<string, string | number>>
}

/** Records each read of an order's documents. */
export async function recordDocumentRead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { actorId, orderId, ip, what }: DocumentRead,
): Promise<void> {
  await insertAccess(db, {
    kind: 'read',
    actorId,
    action: 'read-paper',
    subject: 'order',
    subjectId: String(orderId),
    after: { address: ip, ...what },
    onceIn: 0,
    now: clock.now(),
  })
}
