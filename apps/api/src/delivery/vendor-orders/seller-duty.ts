import type { SellersPaper, VendorOrder } from '@bandari/sdk'
import type { OrderStatus } from '../../selling/orders/tables.ts'
import type { Plan } from '../tracking/plan.ts'

/** What the seller of an ordered vehicle has to do, until when, and what they may know of its buyer meanwhile. */

export interface DutyFacts {
  status: OrderStatus
  /** All its money went back before it was shipped. */
  isRefunded: boolean
  /** Which of the seller's papers the order has. */
  papers: readonly SellersPaper[]
  /** Which they sent, and staff have not looked at yet. */
  waiting: readonly SellersPaper[]
  /** The seller says so, or the shop has the vehicle: it was inspected, or a ship is booked for it. */
  isHandedOver: boolean
}

export type SellersState = VendorOrder['state']
export type SellersAct = Exclude<VendorOrder['act'], null>

export function sellersState({ status, isRefunded }: DutyFacts): SellersState {
  if (status === 'Canceled' || isRefunded) return 'canceled'
  if (status === 'Shipped') return 'shipped'
  return status === 'Authorized' ? 'paid' : 'unpaid'
}

/** One of these says that the vehicle may leave its country; the shop has the auction sheet of its listing. */
const leavingPapers: readonly SellersPaper[] = ['export_certificate', 'deregistration_certificate']

export function sellersAct(facts: DutyFacts): SellersAct | null {
  const state = sellersState(facts)
  if (state === 'unpaid') return 'wait_for_payment'
  if (state !== 'paid') return null
  const [isHere, isSent] = [facts.papers, facts.waiting].map((kinds) =>
    kinds.some((kind) => leavingPapers.includes(kind)),
  )
  if (!isHere && !isSent) return 'send_papers'
  if (!facts.isHandedOver) return 'hand_over'
  return isHere ? null : 'wait_for_review'
}

/** Whether an order waits for its seller, not for its buyer or the shop. */
export function isSellersTurn(act: SellersAct | null): boolean {
  return act === 'send_papers' || act === 'hand_over'
}

interface Days {
  plan: Plan
  /** The last day to pay. */
  dueOn: string
  etd: string | null
}

/**
 * The last day for it, `2026-12-31`: papers before the inspection, the vehicle before a ship is booked, both before it
 * sails; null where nobody knows.
 */
export function dutyDue(act: SellersAct | null, { plan, dueOn, etd }: Days): string | null {
  if (act === null || act === 'wait_for_review') return null
  if (act === 'wait_for_payment') return dueOn
  const dayOf = (step: 'inspected' | 'booked') =>
    plan.steps.find((each) => each.step === step)?.expected.to ?? null
  const days = act === 'send_papers' ? [dayOf('inspected'), dayOf('booked')] : [dayOf('booked')]
  const planned = days.find((day) => day !== null) ?? null
  if (planned === null || etd === null) return planned ?? etd
  return planned < etd ? planned : etd
}

export type BuyersField = 'destination'

/**
 * What the seller reads of where it goes: papers and loading need the country and port, from the payment until it is
 * shipped. No step of theirs needs a name, an address or a number.
 */
export function buyersFieldsAt(state: SellersState): readonly BuyersField[] {
  return state === 'paid' ? ['destination'] : []
}
