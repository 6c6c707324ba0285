import { refuse } from '../../core/refusal.ts'
import type { ClaimResult } from './checkout-claims.ts'
import type { CheckoutProblems } from './checkout-fields.ts'
import type { Shortage } from './stock.store.ts'

/** Why no order was placed, in the sentences of contract A22 and buyer spec §8. */
export function refuseFields(problems: CheckoutProblems) {
  return refuse(406, { ...problems })
}

export const emptyBasket = refuse(406, { non_field_errors: ['Cannot checkout with empty basket'] })

export function refuseStock(shortages: Shortage[]) {
  const left = Math.max(...shortages.map((shortage) => shortage.left))
  return refuse(406, {
    basket: shortages.map(shortageSentence),
    non_field_errors: [left > 0 ? `Sorry, only ${left} available` : 'Sorry, item is out of stock'],
    code: left > 0 ? ('max_quantity' as const) : ('unavailable' as const),
  })
}

function shortageSentence({ title, left }: Shortage): string {
  const reason = left > 0 ? `a maximum of ${left} can be bought` : 'no stock available'
  return `'${title}' is no longer available to buy (${reason}). Please adjust your basket to continue.`
}

export function refuseClaim(result: Exclude<ClaimResult, 'ok'>) {
  if (result === 'charge-undetermined') {
    return refuse(406, {
      non_field_errors: ['Shipping cost has not been determined.'],
      code: 'charge_undetermined' as const,
    })
  }
  if ('changed' in result) {
    return refuse(406, { non_field_errors: [result.changed], code: 'total_changed' as const })
  }
  const sentence = [`"${result.claimed}" is not a valid choice.`]
  if (result.field === 'shipping_method_code') {
    return refuse(406, { shipping_method_code: sentence })
  }
  return refuse(406, { shipping_address: { [result.field]: sentence } })
}
