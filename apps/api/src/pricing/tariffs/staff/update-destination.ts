import { moveToPosition } from '../../../platform/lists/move-to-position.ts'
import type { Handler } from '../../../core/contract.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { supportDestinationView } from './destination.view.ts'
import {
  areAllPorts,
  changeDestination,
  type DestinationRow,
  destinations,
  listDestinationCodes,
  lockDestinations,
} from './destinations.store.ts'

/** A place behind every country. */
const last = 1000

export const updateDestination: Handler<'updateDestination'> = async (
  { db, clock },
  { path: { code }, body, account },
) => {
  await lockDestinations(db)
  const before = await destinations.find(db, code)
  if (!before) return notFound
  if (body.version !== undefined && body.version !== before.version) {
    return overtaken(db, { subject: 'destination', subjectId: code })
  }
  const wanted = { ...supportDestinationView(before), ...body }
  if (!(await areAllPorts(db, wanted.port_ids))) {
    return refuse(400, fieldErrors({ port_ids: ['port_unknown'] }))
  }
  const others = (await listDestinationCodes(db)).filter((other) => other !== code)
  await changeDestination(db, {
    code,
    isDestination: wanted.is_destination,
    codes: wanted.is_destination ? moveToPosition(others, code, wanted.position ?? last) : others,
    portIds: wanted.port_ids,
  })
  const after = (await destinations.find(db, code)) ?? before
  await insertAudit(db, {
    actorId: account.id,
    action: 'update-destination',
    subject: 'destination',
    subjectId: code,
    before: recordOf(before),
    after: recordOf(after),
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: supportDestinationView(after) }
}

function recordOf({ is_destination, place, ports }: DestinationRow) {
  return { is_destination, position: place, ports: ports.map(({ name }) => name) }
}
