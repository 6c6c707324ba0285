import type { SupportQuote } from '@bandari/sdk'

export type Tone = 'neutral' | 'available' | 'attention' | 'refusal'

/** The state of a quote that no longer waits. */
export function stateLook(quote: Pick<SupportQuote, 'state' | 'order_number' | 'is_lapsed'>): {
  word: string
  tone: Tone
} {
  if (quote.order_number !== null) return { word: 'Ordered', tone: 'available' }
  if (quote.is_lapsed) return { word: 'Basket changed', tone: 'attention' }
  if (quote.state === 'answered') return { word: 'Answered', tone: 'neutral' }
  return quote.state === 'pending'
    ? { word: 'Waiting', tone: 'attention' }
    : { word: 'Closed', tone: 'neutral' }
}

type Contents = Pick<SupportQuote, 'lines'>

/** `Isuzu Forward flatbed and 2 more`. */
export function contentsOf({ lines }: Contents): string {
  const [first, ...more] = lines
  if (!first) return 'Nothing'
  const title = first.quantity > 1 ? `${first.quantity} × ${first.title}` : first.title
  return more.length > 0 ? `${title} and ${more.length} more` : title
}

/** The port, or that the buyer has to be asked. */
export function destinationOf({ destination_port }: Pick<SupportQuote, 'destination_port'>) {
  return destination_port ?? 'No port chosen'
}

export function chargeLabel({ destination_port: port }: Pick<SupportQuote, 'destination_port'>) {
  return port === null ? 'Shipping in US dollars' : `Shipping to ${port} in US dollars`
}
