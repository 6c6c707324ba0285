import type { OrderStatus } from '../../selling/orders/tables.ts'
import { addDays, daysBetween } from '../../landed/calendar.ts'
import {
  documentsBeforeArrival,
  stepIndex,
  stepFacts,
  type Step,
  steps,
  workingDaysToClear,
} from './steps.data.ts'

/** Expected days of an order's steps, and which step is next (documents.md §2). Days are `2026-12-31`, by the shop's calendar. */

/** A step that has happened. */
export interface Done {
  on: string
  isFailed: boolean
}

export interface PlanFacts {
  today: string
  status: OrderStatus
  placedOn: string
  /** The last day to pay. */
  dueOn: string
  done: Readonly<Partial<Record<Step, Done>>>
  etd: string | null
  eta: string | null
  /** Minimum and maximum days between the ports, and from the port to the buyer's town; null if not known. */
  seaDays: readonly [number, number] | null
  roadDays: readonly [number, number] | null
  /**
   * Whether the country asks for a permit or a tracking note, and whether there is a journey by road after the port;
   * null if not known.
   */
  needsPermit: boolean | null
  needsTransit: boolean | null
}

/** `to` is the last day; null if not known. */
export interface Expected {
  from: string | null
  to: string | null
}

/** `passed`: a later step was reached, and no day is recorded for this one. */
export type StepState = 'done' | 'failed' | 'passed' | 'not-needed' | 'next' | 'ahead'

export interface PlannedStep {
  step: Step
  state: StepState
  doneOn: string | null
  expected: Expected
  isLate: boolean
}

export interface Plan {
  steps: PlannedStep[]
  /** Null once the order is complete or cancelled. */
  next: PlannedStep | null
}

const unknown: Expected = { from: null, to: null }

export function planOf(facts: PlanFacts): Plan {
  const expected = expectedDays(facts)
  const isOpen = !['Canceled', 'Payment Declined'].includes(facts.status)
  const states = steps.map((step) => ({ step, state: stateOf(step, facts) }))
  const first = isOpen
    ? states.find((one) => isWaiting(one) && isKnownToApply(one.step, facts))
    : undefined
  const planned = states.map(({ step, state }): PlannedStep => {
    const days = isOpen && isWaiting({ state }) ? expected[step] : unknown
    return {
      step,
      state: step === first?.step && state === 'ahead' ? 'next' : state,
      doneOn: facts.done[step]?.on ?? null,
      expected: days,
      isLate: days.to !== null && days.to < facts.today,
    }
  })
  return { steps: planned, next: planned.find(({ step }) => step === first?.step) ?? null }
}

/** A failed inspection has to be repeated. */
function isWaiting({ state }: { state: StepState }): boolean {
  return state === 'ahead' || state === 'failed'
}

/** A permit or transit is only next if it is known to be needed. */
function isKnownToApply(step: Step, { needsPermit, needsTransit }: PlanFacts): boolean {
  return (
    (step !== 'permit' || needsPermit === true) && (step !== 'transit' || needsTransit === true)
  )
}

function stateOf(step: Step, facts: PlanFacts): StepState {
  const done = facts.done[step]
  if (done) return done.isFailed && !isPassed(step, facts) ? 'failed' : 'done'
  if (step === 'permit' && facts.needsPermit === false) return 'not-needed'
  if (step === 'transit' && facts.needsTransit === false) return 'not-needed'
  return isPassed(step, facts) ? 'passed' : 'ahead'
}

/** Steps before one of these are passed once it is reached; all others may happen in any order. */
const gates: readonly Step[] = ['paid', 'sailed', 'arrived', 'delivered']

/** Documents may be sent after the ship arrives, which raises an alarm. */
function isPassed(step: Step, { done }: PlanFacts): boolean {
  const own = step === 'documents' ? (['delivered'] as const) : gates
  return own.some((gate) => stepIndex(gate) > stepIndex(step) && done[gate] !== undefined)
}

type Days = Record<Step, Expected>

function expectedDays(facts: PlanFacts): Days {
  const early = expectedUntilBooked(facts)
  const sailed = expectedSailing(facts, early.booked)
  const ship = expectedArrival(facts, sailed)
  const arrived = { from: ship.from, to: later(ship.to, workingDaysToClear, addWorkingDays) }
  const transit = expectedTransit(facts, arrived)
  const delivered =
    facts.needsTransit === false
      ? expectedDelivery(facts, 'arrived', arrived)
      : expectedDelivery(facts, 'transit', transit)
  return {
    ...early,
    sailed,
    documents: { from: null, to: documentsBy(ship) },
    arrived,
    transit,
    delivered,
    registered: unknown,
  }
}

/** A late payment postpones the steps that wait for it. */
function expectedUntilBooked(facts: PlanFacts) {
  const { placedOn, dueOn, today, done } = facts
  const planned = addDays(placedOn, stepFacts.paid.days[1])
  const paidOn = done.paid?.on ?? (today > planned ? today : planned)
  const start = paidOn > planned ? addDays(placedOn, daysBetween(planned, paidOn)) : placedOn
  const within = ([from, to]: readonly [number, number], day: string) => ({
    from: addDays(day, from),
    to: addDays(day, to),
  })
  const paid = within(stepFacts.paid.days, placedOn)
  return {
    placed: within(stepFacts.placed.days, placedOn),
    slip: within(stepFacts.slip.days, placedOn),
    // Staff may have extended the deadline.
    paid: { from: paid.from, to: dueOn > paid.to ? dueOn : paid.to },
    permit: within(stepFacts.permit.days, start),
    inspected: within(stepFacts.inspected.days, start),
    booked: within(stepFacts.booked.days, start),
  }
}

/** The day of sailing if known, otherwise when a ship is expected to be booked. */
function expectedSailing({ done, etd }: PlanFacts, booked: Expected): Expected {
  const day = done.sailed?.on ?? etd
  return day === null ? booked : { from: day, to: day }
}

function expectedArrival({ done, eta, seaDays }: PlanFacts, sailed: Expected): Expected {
  const day = done.arrived?.on ?? eta
  if (day !== null) return { from: day, to: day }
  if (seaDays === null) return unknown
  return { from: later(sailed.from, seaDays[0]), to: later(sailed.to, seaDays[1]) }
}

/** Ten days before the earliest arrival. */
function documentsBy({ from }: Expected): string | null {
  return from === null ? null : addDays(from, -documentsBeforeArrival)
}

function expectedTransit({ done, roadDays, needsTransit }: PlanFacts, arrived: Expected): Expected {
  if (roadDays === null || needsTransit !== true) return unknown
  const day = done.arrived?.on ?? null
  const start = day === null ? arrived : { from: day, to: day }
  return { from: later(start.from, roadDays[0]), to: later(start.to, roadDays[1]) }
}

/** Includes the two days that the buyer has to check the vehicle. */
function expectedDelivery({ done }: PlanFacts, before: Step, expected: Expected): Expected {
  const day = done[before]?.on ?? null
  return day === null
    ? { from: expected.from, to: later(expected.to, 2) }
    : { from: day, to: addDays(day, 2) }
}

function later(day: string | null, count: number, by = addDays): string | null {
  return day === null ? null : by(day, count)
}

/** Monday to Friday; public holidays are not considered. */
export function addWorkingDays(day: string, count: number): string {
  let [at, left] = [day, count]
  while (left > 0) {
    at = addDays(at, 1)
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}
