import type { OfferSide, OfferState } from './tables.ts'

export type OfferMove = 'accept' | 'counter' | 'decline' | 'withdraw' | 'end'

const hour = 3_600_000

/** The seller, and then the buyer, has so long to answer. */
export const answerHours = 72
/** An agreed price holds the vehicle for so long. */
export const holdHours = 48

const moves: Partial<Record<`${OfferState} ${OfferSide} ${OfferMove}`, OfferState>> = {
  'open seller accept': 'accepted',
  'open seller counter': 'countered',
  'open seller decline': 'declined',
  'open buyer withdraw': 'withdrawn',
  'countered buyer accept': 'accepted',
  'countered buyer counter': 'open',
  'countered buyer decline': 'declined',
  'countered seller withdraw': 'withdrawn',
  // A buyer who will not buy after all releases the vehicle before the end.
  'accepted buyer withdraw': 'withdrawn',
  'open clock end': 'expired',
  'countered clock end': 'expired',
  'accepted clock end': 'expired',
}

interface Standing {
  state: OfferState
  ends_at: Date
}

/** Where a move takes an offer; null where that side cannot make it now. Only the clock moves an offer that has run out. */
export function afterMove(
  offer: Standing,
  { by, move, now }: { by: OfferSide; move: OfferMove; now: Date },
): OfferState | null {
  const isOver = offer.ends_at <= now
  if (isOver !== (by === 'clock')) return null
  return moves[`${offer.state} ${by} ${move}`] ?? null
}

/** The end of what an offer is in from now on; of one that is over, the moment itself. */
export function endOf(state: OfferState, now: Date): Date {
  const hours = state === 'accepted' ? holdHours : isStanding(state) ? answerHours : 0
  return new Date(now.getTime() + hours * hour)
}

export function isStanding(state: OfferState): boolean {
  return state === 'open' || state === 'countered' || state === 'accepted'
}
