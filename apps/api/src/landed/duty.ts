import { adValorem } from './ad-valorem.ts'
import type { Bounds } from './amounts.ts'
import { toMinor } from './amounts.ts'
import { holds } from './conditions.ts'
import { exact, plus, rounded, times, whole } from './decimal.ts'
import { type CarFacts, type Fact, factOf, type Fields } from './facts.ts'
import { isInForce, lapsed } from './in-force.ts'
import type { DutyLine, Field, Regime } from './rules.ts'

export type ChosenRegime = { regime: Regime } | { regime: null; needs: Fact[] }

/** The first regime that fits; none where an earlier one might fit as far as is known. */
export function chooseRegime(
  regimes: readonly Regime[],
  fields: Fields,
  { day, car }: { day: string; car: CarFacts },
): ChosenRegime {
  const open = new Set<Field>()
  for (const regime of regimes) {
    if (!isInForce(regime.prov, day) || !isInForce(regime.value_basis.prov, day)) continue
    const truth = holds(regime.when, fields, open)
    if (truth === 'yes' && open.size === 0) return { regime }
    if (truth === 'yes') break
  }
  return { regime: null, needs: factsOf(open, car) }
}

export interface ChargedLine extends Bounds {
  line: DutyLine
}

export type ChargedDuty = { lines: ChargedLine[] } | { lines: null; needs: Fact[] }

interface Bases {
  /** In minor units of the regime's currency; null where the regime has no value. */
  value: number | null
  fob: number | null
  retailPrice: string | undefined
}

interface Charging {
  regime: Regime
  fields: Fields
  car: CarFacts
  day: string
}

/** Each tax from top to bottom, on a value between two bounds. One that cannot be known leaves all of them unknown. */
export function chargeDuty(
  charging: Charging,
  value: Bounds | null,
  other: Omit<Bases, 'value'>,
): ChargedDuty {
  const low = chargeOn(charging, { ...other, value: value?.low ?? null })
  if (!value || value.low === value.high || !low.lines) return low
  const high = chargeOn(charging, { ...other, value: value.high })
  if (!high.lines) return high
  const highest = high.lines
  return {
    lines: low.lines.map((line, at) => ({
      ...line,
      low: Math.min(line.low, highest[at]?.low ?? line.low),
      high: Math.max(line.high, highest[at]?.high ?? line.high),
    })),
  }
}

function chargeOn({ regime, fields, car, day }: Charging, bases: Bases): ChargedDuty {
  const open = new Set<Field>()
  // A tax that ended without a successor may go on at a rate that we do not know.
  if (lapsed(regime.lines, day).some((line) => holds(line.when ?? {}, fields, open) !== 'no')) {
    return { lines: null, needs: factsOf(open, car) }
  }
  const amounts = new Map<string, number>()
  const lines: ChargedLine[] = []
  for (const line of regime.lines) {
    if (!isInForce(line.prov, day)) continue
    const truth = holds(line.when ?? {}, fields, open)
    if (truth === 'no') continue
    const main =
      truth === 'yes' ? amountOf(line, line, { ...bases, amounts, fields, open, regime }) : null
    if (main === null) return { lines: null, needs: factsOf(open, car) }
    amounts.set(line.id, main)
    lines.push({ line, ...readings(line, main, { ...bases, amounts, fields, open, regime }) })
  }
  return { lines }
}

interface Sums extends Bases {
  amounts: ReadonlyMap<string, number>
  fields: Fields
  open: Set<Field>
  regime: Regime
}

/** From the lowest to the highest reading of the sources; a tax that is only announced may also be zero. */
function readings(line: DutyLine, main: number, sums: Sums): Bounds {
  const { alternative, certainty } = line
  const applies = alternative && holds(alternative.when ?? {}, sums.fields) === 'yes'
  const other = applies ? (amountOf(line, { ...line, ...alternative }, sums) ?? main) : main
  const low = certainty === 'unconfirmed' ? 0 : Math.min(main, other)
  return { low, high: Math.max(main, other) }
}

type Reading = Pick<DutyLine, 'base' | 'rate' | 'amount' | 'bands'>

/** Null where no band fits or the base is not known. */
function amountOf(line: DutyLine, reading: Reading, sums: Sums): number | null {
  const { regime, retailPrice } = sums
  if (line.kind === 'ad_valorem_formula') {
    if (retailPrice === undefined || line.formula === undefined) return null
    const amount = adValorem(line.formula, exact(retailPrice))
    return rounded(times(amount, whole(toMinor('1', regime.currency))))
  }
  const { rate, amount } = chargeIn(reading, sums) ?? {}
  if (amount !== undefined) return toMinor(amount, regime.currency)
  if (rate === undefined) return null
  const base = baseOf(line, reading.base ?? [], sums)
  return base && rounded(times(base, exact(rate)))
}

/** A reading's own rate or amount overrules the bands. */
function chargeIn(
  { rate, amount, bands }: Reading,
  { fields, open }: Sums,
): { rate?: string; amount?: string } | null {
  if (rate !== undefined) return { rate }
  if (amount !== undefined) return { amount }
  const missing = new Set<Field>()
  const band = bands?.find(({ when }) => holds(when, fields, missing) === 'yes')
  if (!band) for (const field of missing) open.add(field)
  return band ?? null
}

/** A tax that this car does not pay adds nothing to the base of a later one. */
function baseOf({ base_uplift: uplift }: DutyLine, names: readonly string[], sums: Sums) {
  let base = whole(0)
  for (const name of names) {
    if (name !== 'CV' && name !== 'FOB') {
      base = plus(base, whole(sums.amounts.get(name) ?? 0))
      continue
    }
    const value = name === 'CV' ? sums.value : sums.fob
    if (value === null) return null
    base = plus(base, uplift === undefined ? whole(value) : times(whole(value), exact(uplift)))
  }
  return base
}

function factsOf(open: ReadonlySet<Field>, car: CarFacts): Fact[] {
  return [...new Set([...open].map((field) => factOf(field, car)))]
}
