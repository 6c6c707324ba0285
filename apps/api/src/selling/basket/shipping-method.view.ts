import type { ShippingMethod } from '@bandari/sdk'
import type { ShippingType } from '../../pricing/tariffs/tables.ts'
import { toDecimal, tradeCurrency } from '../../core/money.ts'

/** The method of an empty basket. */
export const noneRequired = methodWith({
  code: 'no-shipping-required',
  name: 'No shipping required',
  description: 'The basket is empty.',
  type: null,
  port: null,
  charge: 0,
})

/** The method of a basket while its charge is unknown. */
export const undetermined = methodWith({
  code: 'undetermined',
  name: 'To be quoted',
  description: 'The shipping cost has not been determined.',
  type: null,
  port: null,
  charge: 0,
})

interface Method {
  code: string
  /** Null where we have no port: the charge was quoted. */
  port: string | null
  type: ShippingType | null
  charge: number
}

export function methodView({ code, port, type, charge }: Method): ShippingMethod {
  return methodWith({
    code,
    name: port ?? 'As quoted',
    description: port === null ? 'Shipping as quoted' : methodName(type, port),
    type,
    port,
    charge,
  })
}

/** `RORO to Mombasa`; a charge that was quoted has no type of its own. */
export function methodName(type: ShippingType | null, port: string): string {
  return `${type ?? 'Shipping'} to ${port}`
}

interface Wording {
  code: string
  name: string
  description: string
  type: ShippingType | null
  port: string | null
  charge: number
}

function methodWith({ charge, ...wording }: Wording): ShippingMethod {
  const amount = toDecimal(charge)
  return {
    ...wording,
    price: { currency: tradeCurrency, excl_tax: amount, incl_tax: amount, tax: '0.00' },
    is_discounted: false,
    discount: 0,
    is_determined: charge > 0,
  }
}
