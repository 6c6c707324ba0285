import type { QuoteAnswer } from '@bandari/sdk'
import { fromDecimal } from '../../core/money.ts'
import { isDetermined } from '../tariffs/tariff.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'

/** Minor units by destination code; null is the code of a line without a destination. */
export type ChargesByDestination = Map<string | null, number>

type Answered = Pick<QuoteAnswer, 'shipping_charge' | 'charges'>

const tooLittle = problem('min_value', { limit: 1 })
const places = problem('max_decimal_places', { places: 2 })

/** The charge to each destination of a basket: one for all of them, or one for each. */
export function readCharges(
  { shipping_charge, charges = [] }: Answered,
  codes: readonly (string | null)[],
): { charges: ChargesByDestination } | { problems: Record<string, PlainOrProblem[]> } {
  const read: ChargesByDestination = new Map()
  for (const code of codes) {
    const given =
      shipping_charge ??
      charges.find(({ destination_code }) => destination_code === code)?.shipping_charge
    const amount = readCharge(given)
    if (typeof amount !== 'number') return { problems: { shipping_charge: [amount] } }
    read.set(code, amount)
  }
  return { charges: read }
}

/** The charge in cents, or what is wrong with it. */
function readCharge(given: string | number | null | undefined): number | PlainOrProblem {
  if (given === null || given === undefined || given === '') return 'required'
  const amount = fromDecimal(given)
  if (amount === null) return places
  return isDetermined(amount) ? amount : tooLittle
}
