import type { Account } from '../../core/account.ts'
import type { Contents } from '../basket/contents.ts'
import { setLineCharge } from '../basket/line.store.ts'
import { insertVoucherUse } from '../discounts/voucher.store.ts'
import type { Context } from '../../core/context.ts'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import { inPipeline } from '../../platform/db/pipeline.ts'
import { announce } from '../../platform/announcements/announce.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import type { CheckoutFields } from './checkout-fields.ts'
import { insertOrder, insertOrderParts, type NewOrder, nextOrderId } from './checkout.store.ts'
import { insertOrderFits, type OrderedFit } from './fit/order-fit.store.ts'
import { insertOrderLandedPrice, type OrderLandedPrice } from './landed/order-landed.store.ts'
import { listSellersOf } from './listing-ordered.store.ts'
import { listingOrderedMail } from './listing-ordered.ts'
import { confirmationMails } from './order-mails.ts'
import { getOrderRecord, type OrderRecord } from './order.store.ts'
import { titleWithChoice } from '../../stock/catalogue/product/choices.ts'
import { methodColumns } from '../payments/methods.ts'
import { firstDue } from '../payments/payment-deadline.ts'
import { paymentReference } from '../payments/payment-reference.ts'

/** The basket's id is unique, so the number is too (contract 2.3). */
const firstNumber = 100_000

interface AcceptedCheckout {
  contents: Contents
  fields: CheckoutFields
  /** The code of the destination; null while nobody knows it. */
  country: string | null
  landedPrices: readonly OrderLandedPrice[]
  fits: readonly OrderedFit[]
}

/**
 * Writes the order with all that belongs to it: lines, event, voucher use, mail; closes the basket.
 */
export async function writeOrder(
  context: Context,
  account: Account,
  accepted: AcceptedCheckout,
): Promise<OrderRecord> {
  const { db, clock, settings } = context
  const { contents, landedPrices, fits } = accepted
  const now = clock.now()
  const head = await describeOrder(context, account, accepted, now)
  const { id: orderId } = head
  const changed = contents.lines.filter((each) => each.charge !== each.shipping_charge)
  const parts = {
    orderId,
    basketId: contents.id,
    actorId: account.id,
    lines: linesOf(contents),
    costLines: contents.costLines,
    now,
  }
  const [, , , , order, sellers] = await inPipeline(
    db,
    (db) => insertOrder(db, head),
    (db) => useVoucher(db, head),
    (db) => insertOrderParts(db, parts),
    (db) => insertOrderFits(db, orderId, fits),
    (db) => getOrderRecord(db, orderId),
    (db) => listSellersOf(db, orderId),
    ...changed.map(
      ({ id: lineId, charge }) =>
        (db: Database) =>
          setLineCharge(db, { lineId, charge }),
    ),
  )
  const mails = [
    ...confirmationMails(order, landedPrices, settings),
    ...sellers.map((seller) => listingOrderedMail(seller, order, settings)),
  ]
  await inPipeline(
    db,
    ...landedPrices.map((price) => (db: Database) => insertOrderLandedPrice(db, orderId, price)),
    ...mails.map((mail) => (db: Database) => enqueueMail(db, mail)),
    (db) => announce(db, { types: ['order.placed', 'listing.ordered'], subjectId: orderId, now }),
  )
  return order
}

/** What the order itself says, with the number that it will have. */
async function describeOrder(
  { db, settings, programme }: Context,
  account: Account,
  { contents, fields, country }: AcceptedCheckout,
  now: Date,
): Promise<NewOrder> {
  const { destined, voucher } = contents
  const { shippingAddress, billingAddress, paymentMethod } = fields
  const number = String(firstNumber + contents.id)
  const [id, agentId] = await inPipeline(
    db,
    (db) => nextOrderId(db),
    (db) => programme.attribute(db, { accountId: account.id, basket: contents, now }),
  )
  return {
    id,
    number,
    basketId: contents.id,
    accountId: account.id,
    email: shippingAddress.email || account.email,
    currency: contents.currency ?? tradeCurrency,
    goods: contents.goods,
    discount: contents.discount,
    shipping: contents.charge,
    total: contents.total,
    shippingCode: contents.methodCode ?? '',
    shippingType:
      (destined ?? contents.lines.find((line) => line.shipping_type))?.shipping_type ?? 'RORO',
    destinationCountry: country,
    destinationPort: destined?.port ?? null,
    voucherId: contents.discount > 0 ? (voucher?.id ?? null) : null,
    agentId,
    insurance: contents.lines.some((line) => line.insurance_requested),
    paymentReference: paymentReference(number),
    paymentMethod,
    paymentDue: firstDue(now, settings.paymentDays),
    methodColumns: methodColumns(settings, id),
    shippingAddress,
    billingAddress,
    now,
  }
}

async function useVoucher(db: Database, { id, voucherId, accountId, now }: NewOrder) {
  if (voucherId === null) return
  await insertVoucherUse(db, { voucherId, orderId: id, accountId, now })
}

/** Copies what was agreed, so that a product's later changes do not change the order. */
function linesOf({ lines }: Contents) {
  return lines.map((line, index) => ({
    product_id: line.product_id,
    position: index + 1,
    title: titleWithChoice(line),
    reference: line.reference,
    class: line.class,
    media_hash: line.media_hash,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    goods_before_discount: line.goods,
    discount: line.discount,
    shipping_option_id: line.shipping_option_id,
    shipping_charge: line.charge,
  }))
}
