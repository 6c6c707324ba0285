import { slugOf } from '../../../stock/catalogue/filters/filters.ts'
import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { supportPortView } from './port.view.ts'
import { insertPort, isPortNameTaken, lockPorts, ports } from './ports.store.ts'

export const createPort: Handler<'createPort'> = async ({ db, clock }, { body, account }) => {
  const { name } = body
  const slug = slugOf(name)
  if (slug === '') return refuse(400, fieldErrors({ name: ['port_name_without_letters'] }))
  await lockPorts(db)
  if (await isPortNameTaken(db, { name, slug })) {
    return refuse(400, fieldErrors({ name: ['port_known'] }))
  }
  const id = await insertPort(db, { name, slug })
  const row = await ports.find(db, id)
  if (!row) throw new Error(`port ${id} was not written`)
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-port',
    subject: 'port',
    subjectId: id,
    before: null,
    after: { name, slug },
    reason: null,
    now: clock.now(),
  })
  return { status: 201, body: supportPortView(row) }
}
