import { toMinor } from './amounts.ts'
import { holds } from './conditions.ts'
import type { Fields } from './facts.ts'
import { isInForce } from './in-force.ts'
import { type LandedLine, lineOf } from './line.ts'
import type { InspectionRule } from './rules.ts'

/** What our invoice would ask for, in US cents; null is not known. */
export interface OurPrices {
  fob: number | null
  freight: number | null
  /** Null for a buyer who wants none. */
  insurance: number | null
  /** Without it the rules of the country of loading decide. */
  inspection?: number
  /** Whether our invoice asks for an inspection whose price is in the rules; it does unless this says otherwise. */
  asksByRule?: boolean
}

export interface Collected {
  lines: LandedLine[]
  /** Ids of the lines whose amounts are not known. */
  missing: string[]
}

export function ourLines(
  { fob, freight, insurance, inspection: ownPrice, asksByRule = true }: OurPrices,
  rule: InspectionRule | null,
): Collected & { inspection: number | null } {
  const inspection = ownPrice ?? feeOf(rule)
  const source = ownPrice === undefined ? rule : null
  const isOurs = ownPrice !== undefined || asksByRule
  const lines = [
    ...fixed({ id: 'fob', kind: 'vehicle', paidTo: 'seller' }, fob),
    ...fixed({ id: 'freight', kind: 'freight', paidTo: 'shipping-line' }, freight),
    ...fixed({ id: 'insurance', kind: 'insurance', paidTo: 'insurer' }, insurance),
    ...fixed(
      {
        id: 'inspection',
        kind: 'inspection',
        paidTo: 'inspection-body',
        rule: source?.id ?? null,
        prov: source?.prov ?? null,
        isOurs,
        certainty: isOurs ? 'fixed' : 'estimate',
      },
      inspection === 0 ? null : inspection,
    ),
  ]
  const missing = [
    ...(fob === null ? ['fob'] : []),
    ...(freight === null ? ['freight'] : []),
    ...(inspection === null ? [rule?.id ?? 'inspection'] : []),
  ]
  return { lines, missing, inspection }
}

type OurLine = Pick<LandedLine, 'id' | 'kind' | 'paidTo'> & Partial<LandedLine>

/** No line where there is no amount. */
function fixed(line: OurLine, amount: number | null): LandedLine[] {
  if (amount === null) return []
  return [lineOf({ certainty: 'fixed', isOurs: true, ...line, low: amount, high: amount })]
}

/** The rule for the country of loading, or the one for any other country; null where we have none. */
export function inspectionRule(
  rules: readonly InspectionRule[],
  fields: Fields,
  day: string,
): InspectionRule | null {
  const { origin } = fields
  const fitting = rules.filter(
    (rule) => isInForce(rule.prov, day) && holds(rule.when, fields) === 'yes',
  )
  return (
    fitting.find((rule) => typeof origin === 'string' && rule.origin.includes(origin)) ??
    fitting.find((rule) => rule.origin.includes('*')) ??
    null
  )
}

/** US cents; zero where no inspection is required, null where that or the fee is not known. */
function feeOf(rule: InspectionRule | null): number | null {
  if (rule?.moment === 'none') return 0
  if (rule?.fee?.currency !== 'USD') return null
  return toMinor(rule.fee.amount, rule.fee.currency)
}
