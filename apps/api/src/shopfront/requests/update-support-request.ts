import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { supportRequestView } from './support-request.view.ts'
import { changeRequest, lockRequest, requests } from './support-requests.store.ts'

export const updateSupportRequest: Handler<'updateSupportRequest'> = async (
  { db, clock },
  { path, body, account },
) => {
  await lockRequest(db, path.id)
  const now = clock.now()
  const before = await requests(now, account.id).find(db, path.id)
  if (!before) return notFound
  const isStale = body.version !== undefined && body.version !== before.version
  if (isStale) return overtaken(db, { subject: 'request', subjectId: before.id })
  const { state = before.state, note = '' } = body
  if (state === before.state && note === '') {
    return { status: 200, body: supportRequestView(before) }
  }
  await changeRequest(db, { id: before.id, state, actorId: account.id, note, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'update-request',
    subject: 'request',
    subjectId: before.id,
    before: { state: before.state },
    after: { state },
    reason: note || null,
    now,
  })
  const after = (await requests(now, account.id).find(db, path.id)) ?? before
  return { status: 200, body: supportRequestView(after) }
}
