import type { OrderRecord } from './order.store.ts'

type Shipped = Pick<OrderRecord, 'shipping_type' | 'destination_port' | 'destination_name'>

/** `RORO to Mombasa`: the name of the order's shipping method. */
export function shippingMethodName(type: string, port: string | null): string {
  return port === null ? type : `${type} to ${port}`
}

/** `Mombasa, Kenya`, or as much of it as the order knows. */
export function destinationText({ destination_port, destination_name }: Shipped): string {
  return [destination_port, destination_name].filter((part) => part !== null).join(', ')
}
