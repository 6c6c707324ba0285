import type { SupportOrder } from '@bandari/sdk'

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
