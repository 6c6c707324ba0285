import type { SupportQuote } from '@bandari/sdk'
import { destination, destinationCountry } from '../../shared/order/destination.ts'
import { t } from '../../language/translator.ts'

export type Tone = 'neutral' | 'available' | 'attention' | 'refusal'

/** The state of a quote that no longer waits. */
export function stateLook(
  quote: Pick<SupportQuote, 'state' | 'order_number' | 'is_lapsed' | 'is_expired'>,
): {
  word: string
  tone: Tone
} {
  if (quote.order_number !== null)
    return { word: t('staffQuotes.state.ordered'), tone: 'available' }
  if (quote.is_lapsed) return { word: t('staffQuotes.state.basketChanged'), tone: 'attention' }
  if (quote.is_expired) return { word: t('staffQuotes.state.expired'), tone: 'attention' }
  if (quote.state === 'answered') return { word: t('staffQuotes.state.answered'), tone: 'neutral' }
  return quote.state === 'pending'
    ? { word: t('staffQuotes.state.waiting'), tone: 'attention' }
    : { word: t('staffQuotes.state.closed'), tone: 'neutral' }
}

type Contents = Pick<SupportQuote, 'lines'>

/** `Isuzu Forward flatbed and 2 more`. */
export function contentsOf({ lines }: Contents): string {
  const [first, ...more] = lines
  if (!first) return t('staffQuotes.nothing')
  const title = first.quantity > 1 ? `${first.quantity} × ${first.title}` : first.title
  return more.length > 0 ? t('staff.andMore', { title, count: more.length }) : title
}

type Destined = Parameters<typeof destination>[0]

/** `Walvis Bay, Zambia`; `Mauritius, no port yet`; or that the buyer has to be asked. */
export function destinationOf(place: Destined): string {
  const country = destinationCountry(place)
  if (place.destination_port !== null) return destination(place)
  return country === null ? t('staffQuotes.noPort') : t('staffQuotes.noPortYet', { country })
}

export function chargeLabel({ destination_port: port }: Pick<SupportQuote, 'destination_port'>) {
  return port === null ? t('staffQuotes.charge') : t('staffQuotes.chargeTo', { port })
}
