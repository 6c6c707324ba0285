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

/** `Authorized → Canceled` of the JSON texts of an audit record; other changes as they are written. */
export function changeOf(before: string | null, after: string | null): string {
  const [from, to] = [before, after].map(statusIn)
  return from && to ? `${from} → ${to}` : [before, after].filter(Boolean).join(' → ')
}

function statusIn(json: string | null): string | null {
  const [, status = null] = /"status": ?"([^"]+)"/.exec(json ?? '') ?? []
  return status
}
