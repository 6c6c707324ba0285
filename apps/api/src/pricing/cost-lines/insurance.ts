import { isDetermined } from '../tariffs/tariff.ts'

/** What marine insurance costs while the tariff is in force. */
export interface InsuranceTerms {
  /** Hundredths of a percent of goods and shipping. */
  basisPoints: number
  /** Minor units; no insurance costs less. */
  minimum: number
}

interface Insured {
  /** The lines that ask for it count with what is paid for them, after discount. */
  lines: readonly { insurance_requested: boolean; net: number }[]
  /** The order's shipping charge. */
  charge: number
}

/**
 * The price of insurance in minor units, rounded up to the next one. Null when nobody asks for it, and while it cannot be
 * known: there is no tariff, or the charge for shipping is not determined.
 */
export function insurancePrice(
  { lines, charge }: Insured,
  terms: InsuranceTerms | null,
): number | null {
  const insured = lines.filter((line) => line.insurance_requested)
  if (insured.length === 0 || terms === null || !isDetermined(charge)) return null
  const value = insured.reduce((sum, { net }) => sum + net, charge)
  const share = (BigInt(value) * BigInt(terms.basisPoints) + 9_999n) / 10_000n
  return Math.max(terms.minimum, Number(share))
}
