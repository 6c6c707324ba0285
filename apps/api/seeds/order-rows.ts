import type { Client } from 'pg'
import { tradeCurrency } from '../src/core/money.ts'
import { paymentReference } from '../src/selling/payments/payment-reference.ts'
import { copyInto } from './copy.ts'
import type { WrittenOrder } from './order-composition.ts'
import type { Turn } from './order-story.ts'
import type { Role } from './people.data.ts'

interface Writing {
  /** The first of their baskets and orders. */
  ids: { basket: number; order: number }
  people: Readonly<Record<Role, number>>
}

type Numbered = WrittenOrder & { id: number; basketId: number; number: string }

/** Staff joined at this time; earlier actions have no name. */
const staffSince = Date.parse('2026-02-03T09:30:00Z')

/** Writes the orders with all that belongs to them, table by table. */
export async function writeOrders(
  client: Client,
  orders: readonly WrittenOrder[],
  { ids, people }: Writing,
) {
  const numbered = orders.map((order, place) => ({
    ...order,
    id: ids.order + place,
    basketId: ids.basket + place,
    number: String(100_000 + ids.basket + place),
  }))
  await copyInto(client, `baskets (${basketColumns})`, numbered.map(basketRow))
  await copyInto(client, `basket_lines (${basketLineColumns})`, numbered.flatMap(basketLineRows))
  await copyInto(client, `orders (${orderColumns})`, numbered.map(orderRow))
  await copyInto(client, `order_lines (${lineColumns})`, numbered.flatMap(lineRows))
  await copyInto(client, `order_cost_lines (${costLineColumns})`, numbered.flatMap(costLineRows))
  await copyInto(
    client,
    'order_events (order_id, status, actor_id, reason, at)',
    numbered.flatMap(({ id, accountId, turns }) =>
      turns.map((turn) => [
        id,
        turn.status,
        turn.by === 'buyer' ? accountId : actorOf(turn, people),
        turn.reason,
        iso(turn.at),
      ]),
    ),
  )
  await copyInto(
    client,
    'voucher_uses (voucher_id, order_id, account_id, at)',
    numbered.flatMap(({ id, voucher, discount, accountId, plan }) =>
      voucher && discount > 0 ? [[voucher.id, id, accountId, iso(plan.placed)]] : [],
    ),
  )
  await copyInto(
    client,
    `payments (${paymentColumns})`,
    numbered.flatMap((order) => paymentRows(order, people)),
  )
  await recordMoves(client, ids.order)
}

type Staff = Writing['people']

function actorOf({ by, at }: Turn, staff: Staff): number | null {
  return (by === 'desk' || by === 'finance') && at > staffSince ? staff[by] : null
}

const basketColumns = 'id, account_id, status, voucher_id, agent_id, date_created, date_updated'

function basketRow({ basketId, accountId, voucher, agentId, plan }: Numbered) {
  const at = iso(plan.placed)
  return [basketId, accountId, 'Submitted', voucher?.id ?? null, agentId, at, at]
}

const basketLineColumns = `basket_id, product_id, quantity, price_seen, shipping_option_id, shipping_type, shipping_charge,
  insurance_requested, date_created, date_updated`

function basketLineRows({ basketId, lines, plan }: Numbered) {
  const at = iso(plan.placed)
  const { shippingType, insurance } = plan
  return lines.map(({ product, quantity, unitPrice, option, charge }) => [
    basketId,
    product.id,
    quantity,
    unitPrice,
    option.id,
    shippingType,
    charge,
    String(insurance),
    at,
    at,
  ])
}

const orderColumns = `id, number, basket_id, account_id, status, status_since, email, currency, goods_before_discount, discount,
  shipping, total, shipping_code, shipping_type, destination_country, destination_port, voucher_id, agent_id,
  insurance_requested, payment_reference, payment_due, shipping_address, date_placed`

function orderRow(order: Numbered) {
  const { plan, turns, address, port, lines } = order
  const now = turns.at(-1)
  return [
    order.id,
    order.number,
    order.basketId,
    order.accountId,
    now?.status ?? 'Pending',
    iso(now?.at ?? plan.placed),
    address.email,
    currencyOf(order),
    order.goods,
    order.discount,
    order.charge,
    order.total,
    lines[0]?.option.code ?? '',
    plan.shippingType,
    address.country,
    port.name,
    order.discount > 0 ? (order.voucher?.id ?? null) : null,
    order.agentId,
    String(plan.insurance),
    paymentReference(order.number),
    iso(plan.due),
    JSON.stringify(address),
    iso(plan.placed),
  ]
}

const lineColumns = `order_id, product_id, position, title, reference, class, media_hash, quantity, unit_price,
  goods_before_discount, discount, shipping_option_id, shipping_charge`

function lineRows({ id, lines }: Numbered) {
  return lines.map(({ product, quantity, unitPrice, goods, discount, option, charge }, place) => [
    id,
    product.id,
    place + 1,
    product.title,
    product.reference,
    product.class,
    product.media_hash,
    quantity,
    unitPrice,
    goods,
    discount,
    option.id,
    charge,
  ])
}

const costLineColumns = 'order_id, position, kind, amount, currency, paid_to, is_payable'

function costLineRows({ id, costLines }: Numbered) {
  return costLines.map(({ kind, amount, currency, paidTo, isPayable }, place) => [
    id,
    place + 1,
    kind,
    amount,
    currency,
    paidTo,
    String(isPayable),
  ])
}

function currencyOf({ lines }: Numbered): string {
  return lines[0]?.product.currency ?? tradeCurrency
}

/** The refund of an order that was cancelled after its payment; null for every other order. */
function refundOf({ turns, total, number }: Numbered, staff: Staff) {
  const last = turns.at(-1)
  if (last?.status !== 'Canceled' || turns.at(-2)?.status !== 'Authorized') return null
  const actor = actorOf(last, staff) ?? staff.finance
  return { amount: total, reference: `RF-${number}`, actor, at: iso(last.at) }
}

const paymentColumns =
  'order_id, kind, amount, currency, method, reference, note, actor_id, at, approved_by'

/** The payments, at the time when staff saw them, and the refunds. */
function paymentRows(order: Numbered, staff: Staff) {
  const currency = currencyOf(order)
  const reference = paymentReference(order.number)
  const received = order.turns
    .filter(({ status }) => status === 'Authorized')
    .map((turn) => {
      const method = turn.reason?.startsWith('Bitcoin') ? 'bitcoin' : 'bank'
      const how = [currency, method, reference, turn.reason]
      return [order.id, 'received', order.total, ...how, actorOf(turn, staff), iso(turn.at), null]
    })
  const refund = refundOf(order, staff)
  if (!refund) return received
  const second = refund.actor === staff.finance ? staff.support : staff.finance
  const how = [currency, 'bank', refund.reference, null, refund.actor, refund.at, second]
  return [...received, [order.id, 'refunded', -refund.amount, ...how]]
}

/** The audit records of everything that staff did. */
async function recordMoves(client: Client, firstOrder: number) {
  await client.query(
    `insert into audit (actor_id, action, subject, subject_id, before, after, reason, at)
     select actor_id, 'move-order', 'order', order_id::text, jsonb_build_object('status', status_before),
       jsonb_build_object('status', status), reason, at
     from (
       select *, lag(status) over (partition by order_id order by id) as status_before
       from order_events where order_id >= $1
     ) as moves
     where status_before is not null and actor_id is not null
     order by at`,
    [firstOrder],
  )
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
