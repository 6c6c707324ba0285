import type { OfferSide, OfferState } from './tables.ts'

export type OfferMove = 'accept' | 'counter' | 'decline' | 'withdraw' | 'take-down' | 'end'

const hour = 3_600_000

/** Hours that each side has to answer. */
export const answerHours = 72
/** Hours for which an agreed price reserves the vehicle. */
export const reservationHours = 48

const moves: Partial<Record<`${OfferState} ${OfferSide} ${OfferMove}`, OfferState>> = {
  'open seller accept': 'accepted',
  'open seller counter': 'countered',
  'open seller decline': 'declined',
  'open buyer withdraw': 'withdrawn',
  'countered buyer accept': 'accepted',
  'countered buyer counter': 'open',
  'countered buyer decline': 'declined',
  'countered seller withdraw': 'withdrawn',
  // A buyer who changes their mind releases the vehicle early.
  'accepted buyer withdraw': 'withdrawn',
  // Staff took the vehicle down, which ends an agreed price, too.
  'open seller take-down': 'declined',
  'countered seller take-down': 'withdrawn',
  'accepted seller take-down': 'withdrawn',
  'open clock end': 'expired',
  'countered clock end': 'expired',
  'accepted clock end': 'expired',
}

interface OfferInState {
  state: OfferState
  ends_at: Date
}

/**
 * The state that a move leads to; null if that side cannot make it now. Only the clock moves an offer that has run out.
 */
export function afterMove(
  offer: OfferInState,
  { by, move, now }: { by: OfferSide; move: OfferMove; now: Date },
): OfferState | null {
  const isExpired = offer.ends_at <= now
  if (isExpired !== (by === 'clock')) return null
  return moves[`${offer.state} ${by} ${move}`] ?? null
}

/** When the new state ends; for an offer that is over, now. */
export function endOf(state: OfferState, now: Date): Date {
  const hours = state === 'accepted' ? reservationHours : isStanding(state) ? answerHours : 0
  return new Date(now.getTime() + hours * hour)
}

export function isStanding(state: OfferState): boolean {
  return state === 'open' || state === 'countered' || state === 'accepted'
}
