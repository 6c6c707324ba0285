import type { OrderRefund, OrderStatus, RefundRequest, SupportOrder } from '@bandari/sdk'
import { toDecimal } from '../../../core/money.ts'
import { allowedStatuses } from '../order-states.ts'
import { balanceOf, isHeldBack, paymentStateOf } from '../../payments/balance.ts'
import { methodStaffFields } from '../../payments/methods.ts'
import { balanceView, paymentDay } from '../../payments/payments.view.ts'
import { costLinesView } from '../../../pricing/cost-lines/cost-line.view.ts'
import { costFactsOf, shippingMethodName } from '../order-labels.ts'
import { linePropsOf, shippingAddressView } from '../order.view.ts'
import type { OrderRecord } from '../order.store.ts'
import type { RefundRequestRow } from '../refunds/refund-requests.store.ts'
import type { SupportOrderRecord } from './support-order.store.ts'

export function supportOrderView(
  { order, refundRequests, commissions }: SupportOrderRecord,
  origin: string,
): SupportOrder {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    allowed_statuses: allowedFor(order),
    user_id: order.account_id,
    user_email: order.account_email,
    user_name: `${order.account_first_name} ${order.account_last_name}`,
    currency: order.currency,
    total_incl_tax: toDecimal(order.total),
    shipping_incl_tax: toDecimal(order.shipping),
    shipping_code: order.shipping_code,
    destination_port: order.destination_port,
    destination_country: order.destination_name,
    destination_country_code: order.destination_country,
    date_placed: order.date_placed.toISOString(),
    voucher_code: order.voucher_code,
    agent_code: order.agent_code,
    is_agent_paid: order.is_agent_paid,
    commission_receipt: order.commission === null ? null : order.commission / 100,
    lines: linePropsOf(order, { origin, isStaff: true }),
    shipping_address: shippingAddressView(order, origin),
    payment_reference: order.payment_reference,
    insurance_requested: order.insurance_requested,
    payment_due: order.payment_due.toISOString(),
    timeline: order.events.map(({ status, at, actor_name, reason }) => ({
      status,
      at: at.toISOString(),
      by: actor_name,
      reason,
    })),
    status_since: order.status_since.toISOString(),
    goods_incl_tax: toDecimal(order.goods_before_discount),
    discount_incl_tax: toDecimal(order.discount),
    // Support refers to a discount by its code.
    cost_lines: costLinesView(order.costLines, {
      ...costFactsOf(order),
      name: null,
      offer: null,
    }),
    shipping_method: shippingMethodName(order.shipping_type, order.destination_port),
    shipping_type: order.shipping_type,
    commissions: commissions.map(({ agent_id, code, name, level, amount, state }) => ({
      agent_id,
      code,
      name,
      level,
      amount: toDecimal(amount),
      state,
    })),
    refund: refundView(order),
    refund_requests: refundRequests.map(requestView),
    cancellation_request: order.cancellation,
    ...moneyView(order),
  }
}

/** Nothing is shipped while its money is not here. */
function allowedFor(order: OrderRecord): OrderStatus[] {
  const allowed = allowedStatuses(order.status)
  return isHeldBack(order) ? allowed.filter((status) => status !== 'Shipped') : allowed
}

/** How it is paid: what came, what is said to be on its way, and what is missing. */
function moneyView(order: OrderRecord) {
  return {
    payment_method: order.payment_method,
    payments: order.payments.map(({ waived: _waived, ...payment }) => ({
      ...payment,
      amount: toDecimal(payment.amount),
      received_on: paymentDay(payment),
    })),
    balance: balanceView(balanceOf(order)),
    payment_state: paymentStateOf(order),
    ...methodStaffFields(order),
    payment_reports: order.reports.map((report) => ({
      ...report,
      amount: toDecimal(report.amount),
    })),
    payment_extension: order.extension,
  } satisfies Partial<SupportOrder>
}

/** The last refund of an order that was given up. */
function refundView({ status, payments }: OrderRecord): OrderRefund | null {
  const last = payments.findLast(({ kind }) => kind === 'refunded')
  if (status !== 'Canceled' || !last) return null
  const { amount, method, reference, at, by } = last
  return { amount: toDecimal(-amount), method, reference, at, by: by ?? '' }
}

function requestView(row: RefundRequestRow): RefundRequest {
  return {
    id: row.id,
    amount: toDecimal(row.amount),
    currency: row.currency,
    method: row.method,
    reference: row.reference,
    reason: row.reason,
    state: row.state,
    asked_by: row.asker,
    asked_by_email: row.asker_email,
    asked_at: row.asked_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    rejection: row.rejection,
  }
}
