import type { Address, ConsigneeChange, OrderConsignee } from '@bandari/sdk'
import type { StoredAddress } from '../../../people/tables.ts'
import type { Database } from '../../../platform/db/database.ts'
import { getOrderRecord, type OrderRecord } from '../order.store.ts'
import { shippingAddressView } from '../order.view.ts'
import { whyFixed } from './consignee-rules.ts'
import { type ChangeRow, listConsigneeChanges, readBill } from './consignee.store.ts'

interface Reader {
  origin: string
  isStaff: boolean
}

/** Of an order that is there. */
export async function orderConsignee(
  db: Database,
  orderId: number,
  reader: Reader,
): Promise<OrderConsignee> {
  const order = await getOrderRecord(db, orderId)
  const changes = (await listConsigneeChanges(db, orderId)).map((row) =>
    changeView(row, order, reader),
  )
  return {
    consignee: shippingAddressView(order, reader.origin),
    why_fixed: whyFixed({ status: order.status, bill: await readBill(db, orderId) }),
    waiting: changes.find(({ state }) => state === 'waiting') ?? null,
    changes,
  }
}

function changeView(row: ChangeRow, order: OrderRecord, reader: Reader): ConsigneeChange {
  const { before_country, after_country, asked_at, takes_effect_at, ended_at, by_staff } = row
  const addressOf = (address: StoredAddress, country: string | null): Address =>
    shippingAddressView(
      { ...order, shipping_address: address, shipping_country: country },
      reader.origin,
    )
  return {
    id: row.id,
    state: row.state,
    before: addressOf(row.before, before_country),
    after: addressOf(row.after, after_country),
    by: by_staff && !reader.isStaff ? null : row.by,
    by_staff,
    reason: row.reason,
    asked_at: asked_at.toISOString(),
    takes_effect_at: takes_effect_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }
}
