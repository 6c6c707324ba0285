import type { OrderConsignee } from '@bandari/sdk'
import type { OrderStatus } from '../tables.ts'
import type { StoredAddress } from '../../../people/tables.ts'

/** Until when an order's consignee can be changed, and when a change counts (documents.md §4). */

const hour = 3600 * 1000

/** Hours in which buyer and shop can stop what the buyer's account has asked for. */
export const hoursToStop = 24

/** The bill of lading as it stands; nobody has said of a draft that it is right. */
export type Bill = 'none' | 'draft' | 'confirmed'

interface Facts {
  status: OrderStatus
  bill: Bill
}

/** Null while it can be changed. A new draft of the bill of lading opens it again, which only staff can add. */
export function whyFixed({ status, bill }: Facts): OrderConsignee['why_fixed'] {
  if (status === 'Canceled' || status === 'Payment Declined') return 'order_over'
  if (bill === 'confirmed') return 'consignee_bill_confirmed'
  return status === 'Shipped' && bill === 'none' ? 'consignee_sailed' : null
}

export function countsFrom(askedAt: Date): Date {
  return new Date(askedAt.getTime() + hoursToStop * hour)
}

/** Whether everything that stands on papers would stay the same. */
export function isSameConsignee(before: StoredAddress, after: StoredAddress): boolean {
  const fields = Object.keys(before) as (keyof StoredAddress)[]
  return fields.every((field) => before[field].trim() === after[field].trim())
}
