import type { Address, LineProp, Order, OrderLine, PaymentStates } from '@bandari/sdk'
import { attributesOf, basketUrl } from '../basket/basket.view.ts'
import { voucherDiscounts } from '../discounts/voucher.view.ts'
import { sheetUrl } from '../../stock/catalogue/product/sheet-url.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import type { OrderStatus } from './tables.ts'
import type { StoredAddress } from '../../people/tables.ts'
import { toDecimal } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import { countryUrl } from '../../pricing/shipping/places.view.ts'
import { costLinesView, surchargesView } from '../../pricing/cost-lines/cost-line.view.ts'
import { balanceOf, paymentStateOf } from '../payments/balance.ts'
import { balanceView, buyerPaymentView, buyerReportView } from '../payments/payments.view.ts'
import { methodFields, paymentInstructions, paymentOptions } from '../payments/methods.ts'
import { whyNotReportable } from '../payments/payment-deadline.ts'
import { cancellationWay } from './cancellation-rules.ts'
import type { OrderLineRecord, OrderRecord } from './order.store.ts'
import { costFactsOf, shippingMethodName } from './order-labels.ts'

export function orderUrl(id: number, origin: string): string {
  return `${origin}/api/orders/${id}/`
}

export function orderView(order: OrderRecord, settings: Settings, origin: string): Order {
  const url = orderUrl(order.id, origin)
  const facts = costFactsOf(order)
  const { billing_address: billing } = order
  return {
    id: order.id,
    number: order.number,
    url,
    lines: `${url}lines/`,
    basket: basketUrl(order.basket_id, origin),
    owner: `${origin}/api/users/${order.account_id}/`,
    status: order.status,
    currency: order.currency,
    total_incl_tax: toDecimal(order.total),
    total_excl_tax: toDecimal(order.total),
    shipping_incl_tax: toDecimal(order.shipping),
    shipping_excl_tax: toDecimal(order.shipping),
    shipping_method: shippingMethodName(order.shipping_type, order.destination_port),
    shipping_type: order.shipping_type,
    shipping_code: order.shipping_code,
    shipping_address: shippingAddressView(order, origin),
    billing_address: billing && addressView(order, billing, order.billing_country, origin),
    email: order.email,
    date_placed: order.date_placed.toISOString(),
    payment_url: `/checkout/payment-states/${order.id}/`,
    offer_discounts: [],
    voucher_discounts: voucherDiscounts(voucherOf(order), order.discount),
    surcharges: surchargesView(order.costLines, facts),
    cost_lines: costLinesView(order.costLines, facts),
    line_props: linePropsOf(order, { origin }),
    payment_reference: order.payment_reference,
    payment_due: order.payment_due.toISOString(),
    payment_instructions: paymentInstructions(order),
    payment_options: paymentOptions(order),
    payments: order.payments.map(buyerPaymentView),
    balance: balanceView(balanceOf(order)),
    payment_state: paymentStateOf(order),
    ...methodFields(order, settings),
    payment_reports: order.reports.map(buyerReportView),
    may_report_payment: whyNotReportable(order) === null,
    cancellation: { way: cancellationWay(order), request: order.cancellation },
    pro_forma: `${url}pro-forma/`,
    timeline: timelineOf(order),
    insurance_requested: order.insurance_requested,
    destination_port: order.destination_port,
    destination_country: order.destination_name,
    destination_country_code: order.destination_country,
  }
}

/** With the destination, which belongs to the order rather than to an address. */
export function shippingAddressView(order: OrderRecord, origin: string): Address {
  return {
    ...addressView(order, order.shipping_address, order.shipping_country, origin),
    destination_port: order.destination_port ?? '',
    destination_code: order.shipping_code,
  }
}

/** An order's address is a copy of its own and has the order's id. */
function addressView(
  { id }: OrderRecord,
  address: StoredAddress,
  countryName: string | null,
  origin: string,
): Address {
  const { first_name, last_name, line1, line2, line3, line4, state, postcode } = address
  const words = [first_name, last_name, line1, line2, line3, line4, state, postcode, countryName]
  return {
    ...address,
    id,
    country: countryUrl(address.country, origin),
    destination_port: '',
    destination_code: '',
    search_text: words.filter(Boolean).join(' '),
  }
}

function voucherOf(order: OrderRecord) {
  const { voucher_code: code, voucher_name: name, voucher_kind: kind } = order
  const { voucher_benefit: benefit, voucher_starts_at: starts_at } = order
  const ends_at = order.voucher_ends_at
  if (code === null || name === null || kind === null) return null
  if (benefit === null || starts_at === null || ends_at === null) return null
  return { code, name, kind, benefit, currency: order.currency, starts_at, ends_at }
}

export function linePropsOf(
  { lines, status }: OrderRecord,
  { origin, isStaff = false }: { origin: string; isStaff?: boolean },
): LineProp[] {
  const isNotified = isStaff || paidFor.has(status)
  return lines.map((line) => ({
    image: pictureUrl(origin, line.media_hash),
    title: line.title,
    qty: line.quantity,
    price: toDecimal(line.goods_before_discount - line.discount),
    product_id: line.product_id,
    identity: isNotified ? identityOf(line, origin) : null,
    fit: fitOf(line),
  }))
}

const paidFor: ReadonlySet<OrderStatus> = new Set(['Authorized', 'Shipped'])

/** Whoever paid for the vehicle sees its numbers unmasked. */
function identityOf(line: OrderLineRecord, origin: string): LineProp['identity'] {
  const { chassis_number, engine_number, sheet_hash: hash, sheet_kind: kind } = line
  if (chassis_number === null && engine_number === null && hash === null) return null
  const auction_sheet = hash === null || kind === null ? null : sheetUrl(origin, { hash, kind })
  return { chassis_number, engine_number, auction_sheet }
}

/** What the buyer was told of a part; null of anything else, and where they had chosen no vehicle. */
function fitOf(line: OrderLineRecord): LineProp['fit'] {
  const { vehicle, verdict, told_at, accepted_at, is_promised } = line
  if (vehicle === null || verdict === null || told_at === null) return null
  return {
    vehicle,
    verdict,
    told_at: told_at.toISOString(),
    accepted_at: accepted_at?.toISOString() ?? null,
    is_promised: is_promised === true,
  }
}

export function timelineOf({ events }: OrderRecord): Order['timeline'] {
  return events.map(({ status, at }) => ({ status, at: at.toISOString() }))
}

export function orderLineView(
  line: OrderLineRecord,
  { id, currency }: Pick<OrderRecord, 'id' | 'currency'>,
  origin: string,
): OrderLine {
  const product = `${origin}/api/products/${line.product_id}/`
  const net = toDecimal(line.goods_before_discount - line.discount)
  const goods = toDecimal(line.goods_before_discount)
  const { shipping_option_id, shipping_charge: charge } = line
  const ordered = { id: line.basket_line_id, basket_id: line.basket_id, shipping_option_id, charge }
  return {
    url: `${origin}/api/orderlines/${line.id}/`,
    order: orderUrl(id, origin),
    product,
    stockrecord: `${product}stockrecords/`,
    quantity: line.quantity,
    price_currency: currency,
    price_excl_tax: net,
    price_incl_tax: net,
    price_excl_tax_excl_discounts: goods,
    price_incl_tax_excl_discounts: goods,
    attributes: attributesOf(ordered, origin),
  }
}

type MethodStatus = NonNullable<PaymentStates['payment_method_states']>[string]['status']

const methodStatuses: Record<OrderStatus, MethodStatus> = {
  Pending: 'Pending',
  'Payment Declined': 'Declined',
  Authorized: 'Complete',
  Shipped: 'Complete',
  Canceled: 'Declined',
}

/** The five states of the wire know of no money that went back: that stands beside them. */
export function paymentStatesView(order: OrderRecord): PaymentStates {
  const { status, total } = order
  const cash = {
    status: methodStatus(order),
    amount: toDecimal(total),
    required_action: null,
    refunded: toDecimal(balanceOf(order).refunded),
    is_refunded: paymentStateOf(order) === 'refunded',
  }
  return { order_status: status, payment_method_states: { cash } }
}

/** Not `Complete` while the money is not here. */
function methodStatus(order: OrderRecord): MethodStatus {
  const state = paymentStateOf(order)
  if (state === 'paid-no-longer') return 'Pending'
  return state === 'refunded' ? 'Declined' : methodStatuses[order.status]
}
