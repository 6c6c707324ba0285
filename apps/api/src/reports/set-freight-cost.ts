import type { Handler } from '../core/contract.ts'
import { fieldErrors } from '../core/field-problems.ts'
import { fromDecimal, toDecimal } from '../core/money.ts'
import { notFound, refuse } from '../core/refusal.ts'
import { ownMoney } from '../people/staff/staff-refusals.ts'
import { insertAudit } from '../platform/audit/audit.store.ts'
import { freightCostView } from './freight-cost.view.ts'
import { findFreightCost, insertFreightCost, lockOrderOf } from './freight-costs.store.ts'

export const setFreightCost: Handler<'setFreightCost'> = async (
  { db, clock },
  { account, path, body },
) => {
  await lockOrderOf(db, path.id)
  const before = await findFreightCost(db, path.id)
  if (!before) return notFound
  if (before.account_id === account.id) return ownMoney
  if (body.currency !== before.currency)
    return refuse(400, fieldErrors({ currency: ['freight_currency'] }))
  const amount = body.amount === null ? null : fromDecimal(body.amount)
  const reference = amount === null ? null : body.reference.trim()
  if (amount !== null && amount < 1) return refuse(400, fieldErrors({ amount: ['freight_amount'] }))
  if (reference === '') return refuse(400, fieldErrors({ reference: ['blank'] }))
  // Pressed twice, it is written once.
  if (before.amount === amount && before.reference === reference)
    return { status: 200, body: freightCostView(before) }
  const now = clock.now()
  const { currency } = before
  await insertFreightCost(db, {
    order_id: path.id,
    amount,
    currency,
    reference,
    actor_id: account.id,
    at: now,
  })
  const factsOf = (cost: { amount: number | null; reference: string | null }) =>
    cost.amount === null
      ? {}
      : { amount: toDecimal(cost.amount), currency, reference: cost.reference }
  await insertAudit(db, {
    actorId: account.id,
    action: 'set-freight-cost',
    subject: 'order',
    subjectId: path.id,
    before: factsOf(before),
    after: factsOf({ amount, reference }),
    reason: null,
    now,
  })
  const written = await findFreightCost(db, path.id)
  return { status: 200, body: freightCostView(written ?? before) }
}
