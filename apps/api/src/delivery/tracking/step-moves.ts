import { isDay, isToCome } from '../../pricing/exchange-rates/days.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { addDays } from '../../landed/calendar.ts'
import type { StepMove } from './order-steps.store.ts'
import type { Done } from './plan.ts'
import { stepIndex, type Step, stepFacts } from './steps.data.ts'

/** Which moves of an order's steps make sense together. */

/** A move of a step as staff send it. */
export interface StepInput {
  step: Step
  on: string | null
  is_failed?: boolean | undefined
  note?: string | undefined
}

interface OrderSoFar {
  /** The order's state. */
  status: string
  placedOn: string
  done: Readonly<Partial<Record<Step, Done>>>
}

type NextStatus = 'Authorized' | 'Shipped'

export type MovesResult = { moves: StepMove[]; states: NextStatus[] } | { problem: PlainOrProblem }

/** The moves sorted by step, with the states that the order has to pass through for them. */
export function validateMoves(
  inputs: readonly StepInput[],
  order: OrderSoFar,
  now: Date,
): MovesResult {
  const moves = inputs
    .map(({ step, on, is_failed, note }) => ({
      step,
      on,
      isFailed: is_failed ?? false,
      note: note?.trim() || null,
    }))
    .toSorted((one, other) => stepIndex(one.step) - stepIndex(other.step))
  for (const [index, move] of moves.entries()) {
    if (moves[index + 1]?.step === move.step) return { problem: 'step_twice' }
    const mistake =
      move.on === null ? undoMistake(move, order) : moveMistake(move, move.on, order, now)
    if (mistake !== null) return { problem: mistake }
  }
  return statesOf(moves, order)
}

function moveMistake(
  { step, isFailed }: StepMove,
  on: string,
  { placedOn }: OrderSoFar,
  now: Date,
): PlainOrProblem | null {
  if (step === 'placed') return 'step_of_order'
  if (!isDay(on)) return 'not_a_day'
  if (isToCome(on, now)) return 'step_to_come'
  // A permit or an inspection may be older than the order, by a year at most.
  if (on < addDays(placedOn, step === 'permit' || step === 'inspected' ? -366 : -1)) {
    return 'step_too_early'
  }
  return isFailed && step !== 'inspected' ? 'step_not_failing' : null
}

function undoMistake(
  { step, note }: StepMove,
  { status, done }: OrderSoFar,
): PlainOrProblem | null {
  if (step === 'placed') return 'step_of_order'
  if (note === null) return 'step_back_reason'
  if (done[step] === undefined) return 'step_not_done'
  const isState = step === 'paid' || step === 'sailed'
  return isState ? problem('step_of_state', { status }) : null
}

const rank: Readonly<Record<string, number>> = { Pending: 0, Authorized: 1, Shipped: 2 }

/** The state that each step needs. Only `paid` and `sailed` move the order to it; other steps are refused before. */
function statesOf(moves: StepMove[], { status }: OrderSoFar): MovesResult {
  const start = status === 'Payment Declined' ? 'Pending' : status
  let reached = rank[start]
  if (reached === undefined) return { problem: problem('order_over', { status }) }
  const states: NextStatus[] = []
  for (const { step, on } of moves) {
    if (on === null) continue
    const wanted = stepFacts[step].status
    const needed = rank[wanted] ?? 0
    if (needed <= reached) continue
    if (wanted === 'Authorized' && step === 'paid') states.push('Authorized')
    else if (wanted === 'Shipped' && step === 'sailed' && reached === 1) states.push('Shipped')
    else return { problem: reached === 0 ? 'step_before_payment' : 'step_before_sailing' }
    reached = needed
  }
  return { moves, states }
}
