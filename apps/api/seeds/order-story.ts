import type { OrderStatus } from '../src/selling/orders/tables.ts'
import { type Dice, weighted } from './random.ts'

/** One event of an order's timeline, and who caused it; null means the shop itself. */
export interface Turn {
  status: OrderStatus
  at: number
  by: 'buyer' | 'desk' | 'finance' | null
  reason: string | null
}

const hour = 3600 * 1000
const day = 24 * hour

type Outcome = 'shipped' | 'unpaid' | 'withdrawn' | 'refunded' | 'declined' | 'second try'

const drawOutcome = weighted<Outcome>([
  ['shipped', 76],
  ['unpaid', 9],
  ['withdrawn', 5],
  ['refunded', 4],
  ['declined', 3],
  ['second try', 3],
])

interface Placing {
  placed: number
  due: number
}

/**
 * The whole story of an order, in the moves that `order-states.ts` allows. `until` leaves out the moves after a day, so
 * the youngest orders are still waiting.
 */
export function storyOf(dice: Dice, { placed, due }: Placing): Turn[] {
  const first: Turn = { status: 'Pending', at: placed, by: 'buyer', reason: null }
  const paid = Math.min(atWork(placed + dice.between(6, 60) * hour), due - hour)
  const authorized = turn('Authorized', paid, 'finance', dice.pick(paymentNotes))
  const shippedAfter = (from: number) =>
    turn('Shipped', atWork(from + dice.between(4, 22) * day), 'desk', null)
  const declined = turn('Payment Declined', paid, 'finance', dice.pick(declineNotes))
  switch (drawOutcome(dice)) {
    case 'shipped':
      return [first, authorized, shippedAfter(paid)]
    case 'unpaid':
      return [first, turn('Canceled', due + 60_000, null, 'The payment did not arrive in time.')]
    case 'withdrawn':
      return [first, turn('Canceled', paid, 'desk', dice.pick(withdrawals))]
    case 'refunded': {
      const at = atWork(paid + dice.between(1, 9) * day)
      return [first, authorized, turn('Canceled', at, 'finance', dice.pick(withdrawals))]
    }
    case 'declined': {
      const at = atWork(paid + dice.between(10, 20) * day)
      return [first, declined, turn('Canceled', at, 'desk', 'No second payment was made.')]
    }
    case 'second try': {
      const again = atWork(paid + dice.between(2, 5) * day)
      const second = turn('Authorized', again, 'finance', 'The second transfer has arrived.')
      return [first, declined, second, shippedAfter(again)]
    }
  }
}

export function until(turns: readonly Turn[], now: number): Turn[] {
  return turns.filter(({ at }) => at <= now)
}

const paymentNotes = [
  'Wire received in full.',
  'Wire received, reference matches.',
  null,
  null,
  'Bitcoin payment confirmed.',
] as const
const declineNotes = [
  'The bank returned the transfer.',
  'The sum does not match the invoice.',
] as const
const withdrawals = [
  'The buyer asked us to cancel.',
  'The buyer found one at home.',
  'The import permit was refused.',
  'The buyer ordered another one instead.',
] as const

function turn(status: OrderStatus, at: number, by: Turn['by'], reason: string | null): Turn {
  return { status, at, by, reason }
}

/** Staff work from 06:00 to 15:00 UTC and not on Sundays. */
function atWork(at: number): number {
  const time = at % day
  const inHours = at - time + 6 * hour + Math.floor((time / day) * 9) * hour + (time % hour)
  const moment = inHours > at ? inHours : inHours + day
  return new Date(moment).getUTCDay() === 0 ? moment + day : moment
}
