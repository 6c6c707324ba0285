import type { Order } from '@bandari/sdk'
import { regionNames } from '../region-names.ts'

type Destined = Pick<Order, 'destination_port' | 'destination_country' | 'destination_country_code'>

/** `Mombasa, Kenya`, or as much of it as the order knows. */
export function destination(order: Destined): string {
  return [order.destination_port, destinationCountry(order)].filter(Boolean).join(', ')
}

export function destinationCountry({
  destination_country: written,
  destination_country_code: code,
}: Omit<Destined, 'destination_port'>): string | null {
  return (code !== null && regionNames.of(code)) || written
}
