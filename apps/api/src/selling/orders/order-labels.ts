import type { Translator } from '@bandari/i18n'
import type { CostFacts } from '../../pricing/cost-lines/cost-labels.ts'
import type { OrderRecord } from './order.store.ts'

type OrderDestination = Pick<
  OrderRecord,
  'destination_port' | 'destination_country' | 'destination_name'
>

/** `RORO to Mombasa`: the name of the order's shipping method. */
export function shippingMethodName(type: string, port: string | null): string {
  return port === null ? type : `${type} to ${port}`
}

type OrderCosts = Pick<
  OrderRecord,
  'voucher_code' | 'voucher_name' | 'voucher_offer' | 'shipping_type' | 'destination_port'
>

/** The facts that the sentences about an order's cost lines name. */
export function costFactsOf(order: OrderCosts): CostFacts {
  return {
    code: order.voucher_code,
    name: order.voucher_name,
    offer: order.voucher_offer,
    method: shippingMethodName(order.shipping_type, order.destination_port),
    type: order.shipping_type,
    port: order.destination_port,
  }
}

/** `Mombasa, Kenya`, or the part of it that the order knows. */
export function destinationText(order: OrderDestination, { name }: Translator): string {
  const { destination_port: port, destination_country: code, destination_name: written } = order
  const country = written && name(`countries.${code}`, written)
  return [port, country].filter((part) => part !== null).join(', ')
}
