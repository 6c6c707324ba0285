import type { AddressInput } from '@bandari/sdk'
import type { AddressProblems } from '../../../people/accounts/addresses/read-address.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import type { StoredAddress } from '../../../people/tables.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readConsignee } from '../checkout-fields.ts'
import { getOrderRecord, type LockedOrder } from '../order.store.ts'
import { isSameConsignee, whyFixed } from './consignee-rules.ts'
import { listConsigneeChanges, readBill } from './consignee.store.ts'

interface Asked {
  consignee: AddressInput
  last_change: number | null
}

type NewConsignee = { before: StoredAddress; after: StoredAddress }

/** Whom a locked order is to go to instead, or why it cannot. */
export async function newConsignee(
  db: Database,
  order: LockedOrder,
  { consignee, last_change: seen }: Asked,
): Promise<NewConsignee | { refusal: ReturnType<typeof conflict> | ReturnType<typeof invalid> }> {
  const fixed = await whyNot(db, order)
  if (fixed) return { refusal: fixed }
  const [newest] = await listConsigneeChanges(db, order.id)
  if (newest?.state === 'waiting') return { refusal: conflict('consignee_change_waits') }
  if ((newest?.id ?? null) !== seen) return { refusal: conflict('consignee_overtaken') }
  const { shipping_address: before } = await getOrderRecord(db, order.id)
  const reading = await readConsignee(db, consignee, before)
  if ('problems' in reading) return { refusal: invalid(reading.problems) }
  // The address that we write to does not change with the consignee.
  const after = { ...reading.address, email: before.email }
  if (isSameConsignee(before, after)) return { refusal: conflict('consignee_same') }
  return { before, after }
}

const conflict = (code: 'consignee_change_waits' | 'consignee_overtaken' | 'consignee_same') =>
  refuse(409, detail(code))

const invalid = (consignee: AddressProblems) => refuse(400, fieldErrors({ consignee }))

async function whyNot(db: Database, { id, status }: LockedOrder) {
  const fixed = whyFixed({ status, bill: await readBill(db, id) })
  if (fixed === null) return null
  return refuse(409, detail(fixed === 'order_over' ? problem(fixed, { status }) : fixed))
}
