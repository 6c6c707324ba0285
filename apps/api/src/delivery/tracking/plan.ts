import type { OrderStatus } from '../../selling/orders/tables.ts'
import { addDays, daysBetween } from '../../landed/calendar.ts'
import {
  documentsBeforeArrival,
  placeOf,
  stepFacts,
  type Step,
  steps,
  workingDaysToClear,
} from './steps.data.ts'

/** When each step of an order is expected, and which comes next (documents.md §2). Days are `2026-12-31`, in UTC. */

/** What is known of a step that has happened. */
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
  /** Between the ports, and from the port to the buyer's town; null while nobody knows. */
  seaDays: readonly [number, number] | null
  roadDays: readonly [number, number] | null
  /** Whether the country asks for a permit or a tracking note, and whether there is a way after the port. */
  needsPermit: boolean | null
  needsTransit: boolean | null
}

/** `to` is the last day; null where nobody knows. */
export interface Expected {
  from: string | null
  to: string | null
}

/** `passed`: a later step was reached, and nobody said when this one was. */
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
  /** Null once it is over, or was given up. */
  next: PlannedStep | null
}

const unknown: Expected = { from: null, to: null }

export function planOf(facts: PlanFacts): Plan {
  const expected = expectedDays(facts)
  const isOpen = !['Canceled', 'Payment Declined'].includes(facts.status)
  const states = steps.map((step) => ({ step, state: stateOf(step, facts) }))
  const first = isOpen ? states.find((one) => isWaiting(one) && isSure(one.step, facts)) : undefined
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

/** An inspection that failed has to be repeated. */
function isWaiting({ state }: { state: StepState }): boolean {
  return state === 'ahead' || state === 'failed'
}

/** A permit holds nothing up while nobody knows whether it is needed. */
function isSure(step: Step, { needsPermit, needsTransit }: PlanFacts): boolean {
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

/** A later step cannot happen before one of these; all else happens side by side. */
const gates: readonly Step[] = ['paid', 'sailed', 'arrived', 'delivered']

/** Papers may come after the ship, which is what the alarm is about. */
function isPassed(step: Step, { done }: PlanFacts): boolean {
  const own = step === 'documents' ? (['delivered'] as const) : gates
  return own.some((gate) => placeOf(gate) > placeOf(step) && done[gate] !== undefined)
}

type Days = Record<Step, Expected>

function expectedDays(facts: PlanFacts): Days {
  const early = untilBooked(facts)
  const sailed = sailing(facts, early.booked)
  const ship = arrival(facts, sailed)
  const arrived = { from: ship.from, to: later(ship.to, workingDaysToClear, addWorkingDays) }
  const transit = onTheRoad(facts, arrived)
  const delivered =
    facts.needsTransit === false
      ? atHand(facts, 'arrived', arrived)
      : atHand(facts, 'transit', transit)
  return {
    ...early,
    sailed,
    documents: { from: null, to: papersBy(ship) },
    arrived,
    transit,
    delivered,
    registered: unknown,
  }
}

/** Money that comes later than planned puts off what waits for it. */
function untilBooked(facts: PlanFacts) {
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
    // A buyer who was given more time may use it.
    paid: { from: paid.from, to: dueOn > paid.to ? dueOn : paid.to },
    permit: within(stepFacts.permit.days, start),
    inspected: within(stepFacts.inspected.days, start),
    booked: within(stepFacts.booked.days, start),
  }
}

/** On its day once that is known, otherwise as soon as a ship is booked. */
function sailing({ done, etd }: PlanFacts, booked: Expected): Expected {
  const day = done.sailed?.on ?? etd
  return day === null ? booked : { from: day, to: day }
}

function arrival({ done, eta, seaDays }: PlanFacts, sailed: Expected): Expected {
  const day = done.arrived?.on ?? eta
  if (day !== null) return { from: day, to: day }
  if (seaDays === null) return unknown
  return { from: later(sailed.from, seaDays[0]), to: later(sailed.to, seaDays[1]) }
}

/** Before the earliest day on which the ship may come. */
function papersBy({ from }: Expected): string | null {
  return from === null ? null : addDays(from, -documentsBeforeArrival)
}

function onTheRoad({ done, roadDays, needsTransit }: PlanFacts, arrived: Expected): Expected {
  if (roadDays === null || needsTransit !== true) return unknown
  const day = done.arrived?.on ?? null
  const start = day === null ? arrived : { from: day, to: day }
  return { from: later(start.from, roadDays[0]), to: later(start.to, roadDays[1]) }
}

/** The buyer has two days to look at it. */
function atHand({ done }: PlanFacts, before: Step, expected: Expected): Expected {
  const day = done[before]?.on ?? null
  return day === null
    ? { from: expected.from, to: later(expected.to, 2) }
    : { from: day, to: addDays(day, 2) }
}

function later(day: string | null, count: number, by = addDays): string | null {
  return day === null ? null : by(day, count)
}

/** Monday to Friday; holidays are every country's own. */
export function addWorkingDays(day: string, count: number): string {
  let [at, left] = [day, count]
  while (left > 0) {
    at = addDays(at, 1)
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}
