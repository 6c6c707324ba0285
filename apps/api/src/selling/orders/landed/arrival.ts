import type { LandedPrice } from '@bandari/sdk'
import type { LandedPriceQuery } from '../../../landed/question.ts'
import type { ArrivalWindow } from '../../../landed/verdict.ts'
import type { OrderArrival } from './order-landed.store.ts'

/** The question that an order was priced by, for the day on which its ship is expected now. */
export function currentQuestion(
  asked: LandedPriceQuery,
  arrival: OrderArrival | null,
): LandedPriceQuery {
  if (!arrival) return asked
  const { shipped, eta } = arrival
  return { ...asked, eta, ...(shipped !== null && { shipped }) }
}

/** The days of arrival: as told at the order, until there is news of the ship. */
export function currentArrival(
  { arrival: told }: Pick<LandedPrice, 'arrival'>,
  arrival: OrderArrival | null,
): ArrivalWindow {
  const shipped = arrival?.shipped ?? told.shipped
  const days = arrival ? { from: arrival.eta, to: arrival.eta } : { from: told.from, to: told.to }
  return { ...days, ...(shipped !== null && { shipped }) }
}
