import type { SupportOrder } from '@bandari/sdk'
import { toDecimal } from '../money.ts'
import { allowedStatuses } from '../orders/order-states.ts'
import type { OrderRecord } from '../orders/order.store.ts'
import { linePropsOf, shippingAddressView, timelineOf } from '../orders/order.view.ts'

export function supportOrderView(order: OrderRecord, origin: string): SupportOrder {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    allowed_statuses: allowedStatuses(order.status),
    user_id: order.account_id,
    user_email: order.account_email,
    user_name: `${order.account_first_name} ${order.account_last_name}`,
    currency: order.currency,
    total_incl_tax: toDecimal(order.total),
    shipping_incl_tax: toDecimal(order.shipping),
    shipping_code: order.shipping_code,
    destination_port: order.destination_port,
    destination_country: order.destination_name,
    date_placed: order.date_placed.toISOString(),
    voucher_code: order.voucher_code,
    agent_code: order.agent_code,
    is_agent_paid: order.is_agent_paid,
    commission_receipt: order.commission === null ? null : order.commission / 100,
    lines: linePropsOf(order, origin),
    shipping_address: shippingAddressView(order, origin),
    payment_reference: order.payment_reference,
    insurance_requested: order.insurance_requested,
    timeline: timelineOf(order),
  }
}
