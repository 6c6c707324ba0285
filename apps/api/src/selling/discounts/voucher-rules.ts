import type { DiscountedClass } from '../../pricing/cost-lines/totals.ts'
import type { PlainOrProblem } from '../../core/problem.ts'

/** The terms of a discount code, as staff set them. Money in cents, percentages in hundredths. */
export interface VoucherTerms {
  code: string
  name: string
  kind: 'fixed' | 'percentage'
  benefit: number
  min_goods: number
  class: DiscountedClass | null
  usage: 'single' | 'once-per-customer' | 'unlimited'
  starts_at: Date
  ends_at: Date
}

/** Keyed by the names of the wire. */
export type VoucherMistakes = Record<string, PlainOrProblem[]>

export type VoucherState = 'coming' | 'open' | 'ended'

type Period = Pick<VoucherTerms, 'starts_at' | 'ends_at'>

export function voucherState({ starts_at, ends_at }: Period, now: Date): VoucherState {
  if (now >= ends_at) return 'ended'
  return now < starts_at ? 'coming' : 'open'
}

/** The mistakes that no discount code may have. */
export function validateTerms(terms: VoucherTerms): VoucherMistakes {
  const mistakes: VoucherMistakes = {}
  if (terms.benefit <= 0) mistakes['benefit'] = ['above_zero']
  if (terms.kind === 'percentage' && terms.benefit > 10_000) {
    mistakes['benefit'] = ['percentage_too_high']
  }
  if (terms.ends_at <= terms.starts_at) {
    mistakes['end_datetime'] = ['end_before_beginning']
  }
  return mistakes
}

const endIsOver: VoucherMistakes = { end_datetime: ['end_in_past'] }

/** A new code must not have ended already. */
export function validateNewTerms(terms: VoucherTerms, now: Date): VoucherMistakes {
  return { ...(terms.ends_at <= now ? endIsOver : {}), ...validateTerms(terms) }
}

const wireNames = {
  code: 'code',
  name: 'name',
  kind: 'kind',
  benefit: 'benefit',
  min_goods: 'min_goods',
  class: 'product_class',
  usage: 'usage',
  starts_at: 'start_datetime',
} as const

interface Change {
  /** It was used, or an offer issued it, so buyers rely on its other terms. */
  onlyEndChanges: boolean
  now: Date
}

export function validateTermsChange(
  before: VoucherTerms,
  wanted: VoucherTerms,
  { onlyEndChanges, now }: Change,
): VoucherMistakes {
  const isEndMoved = wanted.ends_at.getTime() !== before.ends_at.getTime()
  const unchangeable = onlyEndChanges ? changedTerms(before, wanted) : []
  return {
    ...validateTerms(wanted),
    ...(isEndMoved && wanted.ends_at <= now ? endIsOver : {}),
    ...Object.fromEntries(unchangeable.map((name) => [name, ['voucher_used']])),
  }
}

/** Whether a change is about what is given, and to whom; its name and its end are not. */
export function givesOtherwise(before: VoucherTerms, wanted: VoucherTerms): boolean {
  return changedTerms(before, wanted).some((wire) => wire !== wireNames.name)
}

function changedTerms(before: VoucherTerms, wanted: VoucherTerms): string[] {
  return Object.entries(wireNames)
    .filter(([name]) => {
      const term = name as keyof typeof wireNames
      return before[term]?.valueOf() !== wanted[term]?.valueOf()
    })
    .map(([, wire]) => wire)
}
