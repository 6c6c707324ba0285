import type { PlainMessageId } from '@bandari/i18n'
import type { ShippingType } from './purchase-choice.ts'

/** How a vehicle crosses the sea. */
export const shippingTypes: Readonly<
  Record<ShippingType, { name: PlainMessageId; hint: PlainMessageId }>
> = {
  RORO: { name: 'details.roro', hint: 'details.roroText' },
  Container: { name: 'details.container', hint: 'details.containerText' },
}
