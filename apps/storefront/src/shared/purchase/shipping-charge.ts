import type { Basket } from '@bandari/sdk'

/**
 * Below 1 the charge is unknown: the buyer may ask for a quote and cannot check out before it is answered (buyer spec
 * §4, §5). A basket without a destination has no charge at all.
 */
export type ChargeState = 'undetermined' | 'quote-pending' | 'determined'

type Shipping = Pick<Basket, 'shippingChargeOption' | 'is_shipping_requested'>

export function chargeState({
  shippingChargeOption,
  is_shipping_requested,
}: Shipping): ChargeState {
  if (Number(shippingChargeOption?.value ?? 0) >= 1) return 'determined'
  return is_shipping_requested ? 'quote-pending' : 'undetermined'
}
