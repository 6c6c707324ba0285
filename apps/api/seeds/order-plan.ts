import type { OrderStatus } from '../src/selling/orders/tables.ts'
import type { ShippingType } from '../src/pricing/tariffs/tables.ts'
import { firstDue } from '../src/selling/payments/payment-clock.ts'
import { demoBuyer } from './buyers.ts'
import { type Turn, storyOf, until } from './order-story.ts'
import { Dice } from './random.ts'

/** The plan of an order of the demo history, before anything is in the database. */
export interface PlannedOrder {
  index: number
  buyer: number
  placed: number
  due: number
  turns: Turn[]
  /** How many vehicles, one a line. */
  vehicles: number
  shippingType: ShippingType
  /** Picks one of the ports of the buyer's country. */
  portDraw: number
  insurance: boolean
  /** The code that the buyer knows of. */
  voucher: string | null
  /** The supporter whose promo code the buyer used. */
  seller: 'supporter' | 'recruit' | null
}

interface Period {
  today: number
  paymentDays: number
}

const day = 24 * 3600 * 1000
const firstOrder = 900_000_000

/** The supporters' sales are among the first orders, so that a small history has them all. */
const lastAttributed = 240
/** When the demo accounts joined. */
const joined = Date.parse('2026-02-04T00:00:00Z')

/** Order `index` of the endless history: within a year, denser towards today. */
export function planOrder(index: number, { today, paymentDays }: Period): PlannedOrder {
  const dice = new Dice(firstOrder + index)
  const placed = today - Math.round(dice.next() ** 1.6 * 365 * day) - dice.between(1, 3600) * 1000
  // Some have agreed on a longer term.
  const due = firstDue(new Date(placed), dice.chance(0.25) ? 90 : paymentDays).getTime()
  return {
    index,
    buyer: dice.between(0, Math.floor(index * 0.45)),
    placed,
    due,
    turns: until(storyOf(dice, { placed, due }), today),
    vehicles: dice.chance(0.07) ? 2 : 1,
    shippingType: dice.chance(0.86) ? 'RORO' : 'Container',
    portDraw: dice.next(),
    insurance: dice.chance(0.2),
    voucher: dice.chance(0.22) ? dice.pick(['KARIBU5', 'KARIBU5', 'EASTER2026', 'FLEET10']) : null,
    seller:
      index < lastAttributed && index % 5 === 0 && placed > joined
        ? dice.pick(['supporter', 'supporter', 'recruit'])
        : null,
  }
}

const states: readonly OrderStatus[] = [
  'Pending',
  'Authorized',
  'Shipped',
  'Canceled',
  'Payment Declined',
]

/**
 * Gives the buyer of the demo accounts the latest order in each state, so that whoever signs in as them sees all five.
 * A declined payment ends soon by itself, so its story is told up to there.
 */
export function givenToDemoBuyer(plans: readonly PlannedOrder[]): PlannedOrder[] {
  const given = new Map<number, PlannedOrder>()
  for (const status of states) {
    const isOf = ({ turns }: PlannedOrder) =>
      status === 'Payment Declined'
        ? turns.some((turn) => turn.status === status)
        : turns.at(-1)?.status === status
    const plan = plans.findLast(
      (each) =>
        isOf(each) && each.seller === null && each.placed > joined && !given.has(each.index),
    )
    if (!plan) continue
    const end = plan.turns.findIndex((turn) => turn.status === status)
    given.set(plan.index, { ...plan, buyer: demoBuyer, turns: plan.turns.slice(0, end + 1) })
  }
  return plans.map((plan) => given.get(plan.index) ?? plan)
}
