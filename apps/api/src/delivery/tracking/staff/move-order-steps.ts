import type { Context } from '../../../core/context.ts'
import type { Call, Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { validatePaymentSource } from '../../../selling/payments/payment-source.ts'
import { auditedTransition } from '../../../selling/orders/staff/audited-transition.ts'
import { refuseMove } from '../../../selling/orders/staff/transition-refusals.ts'
import { isOwnMoney } from '../../../selling/orders/staff/own-money.ts'
import { getOrderRecord, type LockedOrder, lockOrder } from '../../../selling/orders/order.store.ts'
import { doneOf } from '../journey.store.ts'
import { readJourney } from '../journey.ts'
import { insertStepMoves, listStepMoves, type StepMove } from '../order-steps.store.ts'
import { checkOrderAlarms } from '../alarms/check-alarms.ts'
import { notifyIfUrgent } from '../mails/notify-buyer.ts'
import { planOrder } from '../progress/plan-orders.ts'
import { validateMoves } from '../step-moves.ts'
import { readSupportTracking } from './read-support-tracking.ts'

type MoveCall = Call<'moveOrderSteps'>

/** Moves several steps at once, forward or back. The steps `paid` and `sailed` also change the order's state. */
export const moveOrderSteps: Handler<'moveOrderSteps'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account } = call
  const now = clock.now()
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  const journey = await readJourney(db, locked.id, now)
  const before = await listStepMoves(db, locked.id)
  if (before.length !== body.seen) {
    return overtaken(db, { subject: 'order', subjectId: locked.id })
  }
  const done = doneOf(journey)
  const placedOn = journey.placed_on
  const result = validateMoves(body.moves, { status: locked.status, placedOn, done }, now)
  if ('problem' in result) return refuse(409, detail(result.problem))
  const { moves, states } = result
  const isPaidWith = states.includes('Authorized')
  if (await isOwnMoney(context, { order: locked, account, isPaidWith })) return ownMoney
  const refusal = await moveStates(context, call, { order: locked, states, moves })
  if (refusal) return refusal
  await insertStepMoves(db, moves, { orderId: locked.id, actorId: account.id, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'move-order-steps',
    subject: 'order',
    subjectId: locked.id,
    before: Object.fromEntries(moves.map(({ step }) => [step, done[step]?.on ?? null])),
    after: Object.fromEntries(moves.map(({ step, on }) => [step, on])),
    reason: moves.find(({ note }) => note !== null)?.note ?? null,
    now,
  })
  await planOrder(db, locked.id, now)
  await notifyIfUrgent(context, locked.id, { isState: states.length > 0 })
  await checkOrderAlarms(context, locked.id)
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await readSupportTracking(db, locked.id, now) }
}

interface States {
  order: LockedOrder
  states: ('Authorized' | 'Shipped')[]
  moves: readonly StepMove[]
}

/** A refusal rolls back the states that were changed before it. */
async function moveStates(
  context: Context,
  { account, language }: Pick<MoveCall, 'account' | 'language'>,
  { order, states, moves }: States,
) {
  let current = order
  for (const status of states) {
    const step = status === 'Authorized' ? 'paid' : 'sailed'
    const receiving = validatePaymentSource(await getOrderRecord(context.db, order.id), null)
    const result = await auditedTransition(context, current, {
      status,
      actorId: account.id,
      reason: moves.find((move) => move.step === step)?.note ?? null,
      source: status === 'Authorized' && 'source' in receiving ? receiving.source : null,
      // The mail about the step covers the state, too.
      isNotified: true,
      now: context.clock.now(),
    })
    if (result !== 'moved') return refuseMove(result, { order: current, wanted: status, language })
    current = { ...current, status }
  }
  return null
}
