import type { Handler } from '../../../core/contract.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { supportPortView } from './port.view.ts'
import { deletePortRow, lockPorts, ports } from './ports.store.ts'

export const deletePort: Handler<'deletePort'> = async (
  { db, clock },
  { path: { id }, query, account },
) => {
  await lockPorts(db)
  const before = await ports.find(db, id)
  if (!before) return notFound
  if (query.version !== undefined && query.version !== before.version) {
    return overtaken(db, { subject: 'port', subjectId: id })
  }
  if (before.is_used) {
    return refuse(409, detail('port_referred'))
  }
  await deletePortRow(db, id)
  await insertAudit(db, {
    actorId: account.id,
    action: 'delete-port',
    subject: 'port',
    subjectId: id,
    before: { name: before.name, slug: before.slug },
    after: null,
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: supportPortView(before) }
}
