import type { ShippingType } from '../tables.ts'
import { toPrice, tradeCurrency } from '../../../core/money.ts'
import { isDetermined } from '../tariff.ts'
import { type PlainOrProblem, type Problem, problem } from '../../../core/problem.ts'

/** Everything that staff set for a tariff, amounts in cents; without a port it is the general one. */
export interface TariffTerms {
  shipping_type: ShippingType
  port_id: number | null
  amount: number
  valid_from: Date
  /** The end itself is not included; null means no end. */
  valid_to: Date | null
}

export type TariffState = 'coming' | 'current' | 'past'

/** Keyed by the names of the wire. */
export type TariffMistakes = Record<string, PlainOrProblem[]>

type Period = Pick<TariffTerms, 'valid_from' | 'valid_to'>

export function tariffState({ valid_from, valid_to }: Period, now: Date): TariffState {
  if (valid_to !== null && now >= valid_to) return 'past'
  return now < valid_from ? 'coming' : 'current'
}

/** Whether both are in force at some moment. An end is not included. */
export function doOverlap(one: Period, other: Period): boolean {
  return isBefore(one.valid_from, other.valid_to) && isBefore(other.valid_from, one.valid_to)
}

function isBefore(moment: Date, end: Date | null): boolean {
  return end === null || moment < end
}

/** Whether this one begins earlier and is in force when the next one begins: then it can be ended there. */
export function isPrevious(one: Period, next: Period): boolean {
  return one.valid_from < next.valid_from && isBefore(next.valid_from, one.valid_to)
}

/** The mistakes that no tariff may have. */
export function validateTariff({ amount, valid_from, valid_to }: TariffTerms): TariffMistakes {
  const mistakes: TariffMistakes = {}
  if (!isDetermined(amount)) {
    mistakes['amount'] = [problem('min_value', { limit: 1 })]
  }
  if (valid_to !== null && valid_to <= valid_from) {
    mistakes['valid_to'] = ['end_before_beginning']
  }
  return mistakes
}

const hasBegun: TariffMistakes = { valid_from: ['tariff_begins_in_past'] }
const endIsOver: TariffMistakes = { valid_to: ['end_in_past'] }

export function validateNewTariff(terms: TariffTerms, now: Date): TariffMistakes {
  return { ...(terms.valid_from < now ? hasBegun : {}), ...validateTariff(terms) }
}

/** Past charges must stay explicable: a past tariff never changes, and one in force can only be ended. */
export function validateTariffChange(
  before: TariffTerms,
  wanted: TariffTerms,
  now: Date,
): TariffMistakes | 'past' {
  const state = tariffState(before, now)
  if (state === 'past') return 'past'
  if (state === 'coming') return validateNewTariff(wanted, now)
  const fixed = ['shipping_type', 'port_id', 'amount', 'valid_from'] as const
  const changed = fixed.filter((name) => before[name]?.valueOf() !== wanted[name]?.valueOf())
  const isEndOver = wanted.valid_to !== null && wanted.valid_to < now
  return {
    ...validateTariff(wanted),
    ...(isEndOver ? endIsOver : {}),
    ...Object.fromEntries(changed.map((name) => [name, ['tariff_in_force']])),
  }
}

/** Says that two tariffs overlap, and names the existing one. */
export function overlapProblem({ amount, valid_from, valid_to }: TariffTerms): Problem {
  return problem('tariff_overlaps', {
    price: toPrice(amount, tradeCurrency),
    from: valid_from.toISOString(),
    has_end: valid_to === null ? 'no' : 'yes',
    to: valid_to === null ? '' : valid_to.toISOString(),
  })
}
