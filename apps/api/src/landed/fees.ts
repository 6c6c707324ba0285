import { type Bounds, type Rates, toCents, toMinor } from './amounts.ts'
import { holds } from './conditions.ts'
import type { Fields } from './facts.ts'
import { isInForce, lapsed } from './in-force.ts'
import { type LandedLine, type LineKind, lineOf } from './line.ts'
import type { Collected } from './our-lines.ts'
import type { Fee, Route } from './rules.ts'

interface Place {
  /** The port of discharge; null while it is not known. */
  port: string | null
  fields: Fields
  rates: Rates
  /** The day on which each stage is paid. */
  dayOf: (fee: Fee) => string
}

/** The fees that others charge, and the ids of those that are not known. */
export function feeLines(fees: readonly Fee[], place: Place): Collected {
  const found: Collected = { lines: [], missing: [] }
  for (const fee of fees) {
    const isOver =
      lapsed([fee, ...fees.filter(({ id }) => id === fee.id)], place.dayOf(fee)).length > 0
    if (!isOver && !isInForce(fee.prov, place.dayOf(fee))) continue
    const truth = holds(fee.when, place.fields)
    if (truth === 'no') continue
    const line = truth === 'yes' && !isOver && isAt(fee, place) ? lineOfFee(fee, place.rates) : null
    if (line) found.lines.push(line)
    else if (!isElsewhere(fee, fees, place)) found.missing.push(fee.id)
  }
  return { lines: found.lines, missing: [...new Set(found.missing)] }
}

function isAt({ port }: Fee, place: Place): boolean {
  return port === undefined || port === place.port
}

/** A fee of another port does not count where this port has one of its own. */
function isElsewhere(fee: Fee, fees: readonly Fee[], place: Place): boolean {
  return (
    !isAt(fee, place) &&
    fees.some((other) => other.stage === fee.stage && isAt(other, place) && other !== fee)
  )
}

function lineOfFee(fee: Fee, rates: Rates): LandedLine | null {
  const { id, stage, payee, low, high, currency, certainty, label, prov } = fee
  if (low === null || high === null || certainty === 'unknown') return null
  const bounds = { low: toMinor(low, currency), high: toMinor(high, currency) }
  const usd = inDollars(bounds, currency, rates)
  if (!usd) return null
  return lineOf({
    id,
    kind: stage satisfies LineKind,
    label,
    paidTo: payee,
    certainty: certainty === 'law' ? 'by law' : 'estimate',
    currency,
    ...bounds,
    usd,
    rule: id,
    prov,
  })
}

export function inDollars(bounds: Bounds, currency: string, rates: Rates): Bounds | null {
  const low = toCents(bounds.low, currency, rates)
  const high = toCents(bounds.high, currency, rates)
  return low === null || high === null ? null : { low, high }
}

/** Transport from the port to the city, at the shop's own price where it has one; null while no price is known. */
export function inlandLine(
  { id, from_port, to_city, price_usd, prov, price_prov }: Route,
  ownPrice?: number,
): LandedLine | null {
  const line = {
    id,
    kind: 'inland',
    labelValues: { port: from_port, city: to_city },
    paidTo: 'transporter',
    certainty: 'estimate',
  } as const
  if (ownPrice !== undefined) return lineOf({ ...line, low: ownPrice, high: ownPrice })
  if (!price_usd) return null
  const [low, high] = price_usd
  return lineOf({
    ...line,
    low: low * 100,
    high: high * 100,
    rule: id,
    prov: price_prov ?? prov,
  })
}
