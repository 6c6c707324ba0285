import type { Handler } from '../../../core/contract.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { supportPortView } from './port.view.ts'
import { isPortNameTaken, lockPorts, ports, renamePort } from './ports.store.ts'

export const updatePort: Handler<'updatePort'> = async (
  { db, clock },
  { path: { id }, body: { name, version }, account },
) => {
  await lockPorts(db)
  const before = await ports.find(db, id)
  if (!before) return notFound
  if (version !== undefined && version !== before.version)
    return overtaken(db, { subject: 'port', subjectId: id })
  if (await isPortNameTaken(db, { name, besides: id })) {
    return refuse(400, fieldErrors({ name: ['port_known'] }))
  }
  await renamePort(db, { id, name })
  await insertAudit(db, {
    actorId: account.id,
    action: 'rename-port',
    subject: 'port',
    subjectId: id,
    before: { name: before.name },
    after: { name },
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: supportPortView((await ports.find(db, id)) ?? before) }
}
