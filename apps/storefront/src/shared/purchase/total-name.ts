import type { PlainMessageId } from '@bandari/i18n'
import type { Basket } from '@bandari/sdk'
import { awaitsInsurance } from '@bandari/ui'
import { chargeState } from './shipping-charge.ts'

/** Says of a basket's total what it lacks. */
export function totalName(basket: Basket): PlainMessageId {
  if (chargeState(basket) !== 'determined') return 'shared.totalWithoutShipping'
  return awaitsInsurance(basket) ? 'shared.totalWithoutInsurance' : 'shared.total'
}
