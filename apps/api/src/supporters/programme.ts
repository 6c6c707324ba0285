import type { SupporterProgramme } from '../selling/supporter-programme.ts'
import { amendEarnings, previewSale } from './ledger/amend.ts'
import { earnCommission } from './ledger/earn.ts'
import { earnsFrom, reverseEarnings } from './ledger/earn.store.ts'
import { listOrderCommissions } from './ledger/order-commission.store.ts'
import { applyPromoCode } from './referrals/apply-promo-code.ts'
import { attribute } from './referrals/attribution.ts'

/** The programme's implementation of the interface that selling declares. */
export const supporterProgramme: SupporterProgramme = {
  applyCode: applyPromoCode,
  attribute,
  onPaid: (db, { id, now }) => earnCommission(db, id, now),
  earnsFrom: (db, { id, accountId }) => earnsFrom(db, { orderId: id, accountId }),
  onCanceled: (db, { id, reason, now }) => reverseEarnings(db, { orderId: id, note: reason, now }),
  previewSale: (db, { id, lines }) => previewSale(db, { orderId: id, lines }),
  onAmended: (db, { id, reason, now }) => amendEarnings(db, { orderId: id, note: reason, now }),
  listCommissions: listOrderCommissions,
}
