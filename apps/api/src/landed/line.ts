import type { Bounds } from './amounts.ts'
import type { Name, Provenance, Text } from './rules.ts'

/** How sure a line is; every screen explains these. What is not known has no line and is named as missing. */
export type Certainty = 'fixed' | 'by law' | 'estimate' | 'may apply'

export type LineKind =
  | 'vehicle'
  | 'freight'
  | 'insurance'
  | 'inspection'
  | 'tracking_note'
  | 'duty'
  | 'port'
  | 'clearing'
  | 'transit'
  | 'inland'
  | 'registration'
  | 'permit'

/** The order of the lines: that in which the money is spent. */
export const stepOf: Readonly<Record<LineKind, number>> = {
  vehicle: 1,
  freight: 2,
  insurance: 3,
  inspection: 4,
  tracking_note: 5,
  permit: 5,
  duty: 6,
  port: 7,
  clearing: 8,
  transit: 8,
  inland: 9,
  registration: 10,
}

/** A line of the landed price; amounts in minor units. */
export interface LandedLine extends Bounds {
  /** The id of the rule; our own lines are `fob`, `freight`, `insurance` and `inspection`. */
  id: string
  kind: LineKind
  /** The rule's label; a line of ours has none and is labelled by its id. */
  label: Text | null
  /** Ports and cities in the label. */
  labelValues: Readonly<Record<string, string>>
  /** The rule's, or our own code for whom our invoice passes it on to, as `shipping-line`. */
  paidTo: Name
  /** Whether our invoice asks for it. */
  isOurs: boolean
  certainty: Certainty
  /** The office may take more: it puts a value of its own on the car. */
  isAtLeast: boolean
  currency: string
  usd: Bounds
  /** Null for what follows from no rule: the price, the freight, the insurance. */
  rule: string | null
  prov: Provenance | null
}

type Parts = Pick<LandedLine, 'id' | 'kind' | 'paidTo' | 'certainty'> & Partial<LandedLine> & Bounds

/** A line in US dollars, unless its parts say otherwise. */
export function lineOf(parts: Parts): LandedLine {
  return {
    label: null,
    labelValues: {},
    isOurs: false,
    isAtLeast: false,
    currency: 'USD',
    usd: { low: parts.low, high: parts.high },
    rule: null,
    prov: null,
    ...parts,
  }
}

export interface Totals {
  /** What our invoice asks for, in US cents. */
  payUs: number
  others: Bounds
  /** Null while duty, price or freight is not known: what is known is then no landed price. */
  landed: Bounds | null
  known: Bounds
}

/** Without any of these a sum is only the known part and no landed price. */
const indispensable: ReadonlySet<string> = new Set(['fob', 'freight', 'duty'])

export function totalsOf(lines: readonly LandedLine[], missing: readonly string[]): Totals {
  const ours = sumOf(lines.filter(({ isOurs }) => isOurs))
  const others = sumOf(lines.filter(({ isOurs }) => !isOurs))
  const known = { low: ours.low + others.low, high: ours.high + others.high }
  const isWhole = !missing.some((id) => indispensable.has(id))
  return { payUs: ours.high, others, landed: isWhole ? known : null, known }
}

function sumOf(lines: readonly LandedLine[]): Bounds {
  return lines.reduce((sum, { usd }) => ({ low: sum.low + usd.low, high: sum.high + usd.high }), {
    low: 0,
    high: 0,
  })
}
