import type { QuoteAnswer } from '@bandari/sdk'
import { fromDecimal } from '../../core/money.ts'
import { isDetermined } from '../tariffs/tariff.ts'

/** Minor units by destination code; null is the code of a line without a destination. */
export type Charges = Map<string | null, number>

type Answered = Pick<QuoteAnswer, 'shipping_charge' | 'charges'>

const required = 'This field is required.'
const tooLittle = 'Ensure this value is greater than or equal to 1.'
const places = 'Ensure that there are no more than 2 decimal places.'

/** The charge to each destination of a basket: one for all of them, or one for each. */
export function readCharges(
  { shipping_charge, charges = [] }: Answered,
  codes: readonly (string | null)[],
): { charges: Charges } | { problems: Record<string, string[]> } {
  const read: Charges = new Map()
  for (const code of codes) {
    const given =
      shipping_charge ??
      charges.find(({ destination_code }) => destination_code === code)?.shipping_charge
    const amount = readCharge(given)
    if (typeof amount === 'string') return { problems: { shipping_charge: [amount] } }
    read.set(code, amount)
  }
  return { charges: read }
}

/** The charge in cents, or a sentence about what is wrong with it. */
function readCharge(given: string | number | null | undefined): number | string {
  if (given === null || given === undefined || given === '') return required
  const amount = fromDecimal(given)
  if (amount === null) return places
  return isDetermined(amount) ? amount : tooLittle
}
