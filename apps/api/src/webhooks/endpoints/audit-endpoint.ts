import type { Context } from '../../core/context.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { Caller } from '../caller.ts'
import type { EndpointRow } from './endpoints.store.ts'

type Act = 'create-webhook' | 'change-webhook' | 'delete-webhook' | 'rotate-webhook-secret'

type Shown = Pick<EndpointRow, 'address' | 'description' | 'events' | 'off_by'>

interface Change {
  action: Act
  id: number
  before: Shown | null
  after: Shown | null
}

/** What staff do with the shop's webhooks; an owner's are their own affair. No secret is among it. */
export async function auditEndpoint(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { side, actorId }: Caller,
  { action, id, before, after }: Change,
): Promise<void> {
  if (side !== 'staff') return
  await insertAudit(db, {
    actorId,
    action,
    subject: 'webhook',
    subjectId: id,
    before: before && shown(before),
    after: after && shown(after),
    reason: null,
    now: clock.now(),
  })
}

function shown({ address, description, events, off_by }: Shown) {
  // What follows the server's name may be a secret of its receiver.
  return {
    server: new URL(address).host,
    description,
    events: events.join(', '),
    is_on: off_by === null,
  }
}
