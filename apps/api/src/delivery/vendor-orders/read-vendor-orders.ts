import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Journey, readJourneys } from '../tracking/journey.ts'
import {
  dutyDue,
  isSellersTurn,
  type SellersAct,
  sellersAct,
  type SellersState,
  sellersState,
} from './seller-duty.ts'
import { findVendorLine, type VendorLine } from './vendor-orders.store.ts'

/** A line with what its seller has to do. */
export interface Duty<Line extends VendorLine = VendorLine> {
  line: Line
  state: SellersState
  act: SellersAct | null
  by: string | null
  isLate: boolean
}

/** In the order of the lines. */
export async function readDuties<Line extends VendorLine>(
  db: Database,
  lines: readonly Line[],
  now: Date,
): Promise<Duty<Line>[]> {
  const ids = [...new Set(lines.map(({ order_id }) => order_id))]
  const journeys = new Map((await readJourneys(db, ids, now)).map((each) => [each.id, each]))
  return lines.flatMap((line) => {
    const journey = journeys.get(line.order_id)
    return journey ? [dutyOf(line, journey)] : []
  })
}

function dutyOf<Line extends VendorLine>(line: Line, { facts, plan, ...row }: Journey): Duty<Line> {
  const { done, dueOn, etd, today } = facts
  const isDone = (step: 'inspected' | 'booked') => done[step]?.isFailed === false
  const duty = {
    status: row.status,
    isRefunded: row.is_refunded,
    papers: line.papers,
    waiting: line.sent.filter(({ state }) => state === 'waiting').map(({ kind }) => kind),
    isHandedOver: line.handed_over !== null || isDone('inspected') || isDone('booked'),
  }
  const act = sellersAct(duty)
  const by = dutyDue(act, { plan, dueOn, etd })
  const isLate = isSellersTurn(act) && by !== null && by < today
  return { line, state: sellersState(duty), act, by, isLate }
}

/** Of one line of a seller's; undefined of somebody else's. */
export async function findDuty(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  own: { id: number; vendorId: number },
): Promise<Duty | undefined> {
  const line = await findVendorLine(db, own)
  const [duty] = line ? await readDuties(db, [line], clock.now()) : []
  return duty
}

/** What is due first comes first, and what nobody knows a day for last. */
export function waitingOnes<Line extends VendorLine>(duties: readonly Duty<Line>[]): Duty<Line>[] {
  const last = '9999'
  return duties
    .filter(({ act }) => isSellersTurn(act))
    .toSorted((one, other) => ((one.by ?? last) < (other.by ?? last) ? -1 : 1))
}
