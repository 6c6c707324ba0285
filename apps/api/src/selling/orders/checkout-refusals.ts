import { refuse } from '../../core/refusal.ts'
import { detail, problem } from '../../core/problem.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { type Chosen, titleWithChoice } from '../../stock/catalogue/product/choices.ts'
import type { VoucherResult } from '../discounts/voucher.ts'
import { voucherProblem } from '../discounts/voucher-problem.ts'
import type { ClaimResult } from './checkout-claims.ts'
import type { CheckoutProblems } from './checkout-fields.ts'
import type { LandedPriceOfLine } from './landed/basket-landed-prices.ts'
import type { FitOfLine } from './fit/basket-fits.ts'
import type { LimitResult, OrderLimits, Orders } from './order-limits.ts'
import type { Shortage } from './stock.store.ts'

/** Why no order was placed (contract A22, buyer spec §8). */
export function refuseFields(problems: CheckoutProblems) {
  return refuse(406, fieldErrors(problems))
}

export const emptyBasket = refuse(406, fieldErrors({ non_field_errors: ['empty_basket'] }))

const hourInSeconds = 3600

/** More than one account may have before it pays (decision 30). */
export function refuseLimit(
  result: Exclude<LimitResult, 'ok'>,
  { orders, limits }: { orders: Orders; limits: OrderLimits },
) {
  if (result === 'too-many-orders') {
    const body = detail(problem('too_many_orders', { count: orders.recent }))
    return { ...refuse(429, body), headers: { 'retry-after': String(hourInSeconds) } }
  }
  if (result === 'too-many-unpaid') {
    const reason = problem('too_many_unpaid', { count: orders.unpaid })
    const fields = fieldErrors({ non_field_errors: [reason] })
    return refuse(406, { ...fields, code: 'too_many_unpaid' as const })
  }
  const reason = problem('too_many_held', { most: limits.maxHeldVehicles, held: orders.held })
  const fields = fieldErrors({ non_field_errors: [reason] })
  return refuse(406, { ...fields, code: 'too_many_held' as const })
}

export function refuseStock(shortages: Shortage[]) {
  const left = Math.max(...shortages.map((shortage) => shortage.left))
  const fields = fieldErrors({
    basket: shortages.map((shortage) =>
      problem('line_unavailable', { title: shortage.title, left: shortage.left }),
    ),
    non_field_errors: [left > 0 ? problem('only_some_left', { count: left }) : 'out_of_stock'],
  })
  return refuse(406, {
    ...fields,
    code: left > 0 ? ('max_quantity' as const) : ('unavailable' as const),
  })
}

/** Lines whose choice the seller no longer offers. */
export function refuseChoices(lines: readonly ({ title: string } & Chosen)[]) {
  const problems = lines.map((line) => problem('choice_outdated', { title: titleWithChoice(line) }))
  return refuse(406, fieldErrors({ basket: problems }))
}

/** Vehicles that may not enter the country of destination, each with the rule that says so. */
export function refuseImports(blocked: readonly LandedPriceOfLine[]) {
  const fields = fieldErrors({
    basket: blocked.map(({ title, answer }) =>
      problem('import_blocked', { title, reason: answer.sentence }),
    ),
  })
  return refuse(406, { ...fields, code: 'import_blocked' as const })
}

/** Vehicles whose sentence the buyer has not accepted, or whose sentence has changed since. */
export function refuseUnread(unread: readonly LandedPriceOfLine[]) {
  const fields = fieldErrors({
    basket: unread.map(({ title, answer }) =>
      problem('import_not_accepted', { title, reason: answer.sentence }),
    ),
  })
  return refuse(406, { ...fields, code: 'import_not_accepted' as const })
}

/** Parts that do not fit the buyer's vehicle, which they have not confirmed, or for another vehicle. */
export function refuseMisfits(open: readonly FitOfLine[]) {
  const fields = fieldErrors({
    basket: open.map(({ line, vehicle }) =>
      problem('fit_not_accepted', { title: line.title, vehicle: vehicle.name }),
    ),
  })
  return refuse(406, { ...fields, code: 'fit_not_accepted' as const })
}

/** The discount that the buyer was shown takes nothing off any more, so the sums are others. */
export function refuseDiscount(state: Exclude<VoucherResult, 'ok'>, code: string) {
  const fields = fieldErrors({ non_field_errors: [voucherProblem(state, code)] })
  return refuse(406, { ...fields, code: 'discount_ended' as const })
}

export function refuseClaim(result: Exclude<ClaimResult, 'ok'>) {
  if (result === 'charge-undetermined') {
    const fields = fieldErrors({ non_field_errors: ['charge_undetermined'] })
    return refuse(406, { ...fields, code: 'charge_undetermined' as const })
  }
  if ('changed' in result) {
    const fields = fieldErrors({ non_field_errors: [result.changed] })
    return refuse(406, { ...fields, code: 'total_changed' as const })
  }
  const reason = [problem('invalid_choice', { value: result.claimed })]
  if (result.field === 'shipping_method_code') {
    return refuse(406, fieldErrors({ shipping_method_code: reason }))
  }
  return refuse(406, fieldErrors({ shipping_address: { [result.field]: reason } }))
}
