import type { SupportOrder } from '@bandari/sdk'
import type { SumLine } from '../shared/order/order-sums.ts'

/** `Toyota Vitz 1.0 2013 and 2 more`, in one line of a table. */
export function itemsOf({ lines }: Pick<SupportOrder, 'lines'>): string {
  const [first, ...others] = lines
  if (!first) return ''
  return others.length === 0 ? first.title : `${first.title} and ${others.length} more`
}

/** `Mombasa, Kenya`, or as much of it as the order knows. */
export function destination(
  order: Pick<SupportOrder, 'destination_port' | 'destination_country'>,
): string {
  return [order.destination_port, order.destination_country].filter(Boolean).join(', ')
}

type Priced = Pick<
  SupportOrder,
  'goods_incl_tax' | 'discount_incl_tax' | 'shipping_incl_tax' | 'shipping_method' | 'voucher_code'
>

/** What the total is made of. */
export function sumsOf(order: Priced): SumLine[] {
  const { goods_incl_tax, discount_incl_tax, shipping_incl_tax, shipping_method } = order
  const isDiscounted = Number(discount_incl_tax) > 0
  return [
    { label: isDiscounted ? 'Goods before discount' : 'Goods', amount: goods_incl_tax },
    ...(isDiscounted
      ? [{ label: `Discount: ${order.voucher_code ?? ''}`, amount: `-${discount_incl_tax}` }]
      : []),
    { label: `Shipping: ${shipping_method}`, amount: shipping_incl_tax },
  ]
}

/** `Authorized → Canceled` of the JSON texts of an audit record; other changes as they are written. */
export function changeOf(before: string | null, after: string | null): string {
  const [from, to] = [before, after].map(statusIn)
  return from && to ? `${from} → ${to}` : [before, after].filter(Boolean).join(' → ')
}

function statusIn(json: string | null): string | null {
  const [, status = null] = /"status": ?"([^"]+)"/.exec(json ?? '') ?? []
  return status
}
