import { fill, type Sentence } from '@bandari/i18n'

/** `RORO to Mombasa`: how goods travel, and where; a charge that was quoted has no type, and perhaps no port of ours. */
export interface ShippingMethodFacts {
  type: string | null
  port: string | null
}

/** Both apps' name of a shipping method. */
export function shippingMethod({ type, port }: ShippingMethodFacts): Sentence {
  if (type === null)
    return port === null ? 'ui.shippingAsQuoted' : fill('ui.shippingToPort', { port })
  return port === null ? fill('ui.shippingBy', { type }) : fill('ui.shippingTo', { type, port })
}
