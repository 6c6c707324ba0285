import type { OrderPaymentState } from '@bandari/sdk'
import { needsSecond } from '../../../core/lone-limits.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { prorate } from '../../../pricing/cost-lines/prorate.ts'
import type { OrderStatus } from '../tables.ts'
import { discountSum, goodsOf, type Terms, type TermsLine, totalOfTerms } from './terms.ts'

const hour = 3600 * 1000

/** Hours in which a buyer answers what is proposed to them. */
export const hoursToAnswer = 72

export function answerBy(now: Date): Date {
  return new Date(now.getTime() + hoursToAnswer * hour)
}

export interface OrderFacts {
  number: string
  status: OrderStatus
  payment: OrderPaymentState
  isRefundWaiting: boolean
  /** Papers that are with the shipping line or the authorities name the port and the goods. */
  hasExportPapers: boolean
  /** Two lines of one product would become the same one at another port. */
  hasTwins: boolean
}

/** Why nothing of an order can be amended; null while it has not shipped and its money is where it should be. */
export function whyFixed({
  number,
  status,
  payment,
  isRefundWaiting,
}: OrderFacts): PlainOrProblem | null {
  if (status === 'Shipped') return 'amendment_shipped'
  if (status !== 'Pending' && status !== 'Authorized') return problem('order_over', { status })
  if (payment === 'refunded') return problem('order_refunded', { number })
  if (payment === 'paid-no-longer') return problem('order_paid_no_longer', { number })
  return isRefundWaiting ? problem('refund_waiting', { number }) : null
}

/** Why port, type of shipping and quantities stay, where the rest may be amended. */
export function whyPlaceFixed({
  hasExportPapers,
  hasTwins,
}: Pick<OrderFacts, 'hasExportPapers' | 'hasTwins'>): PlainOrProblem | null {
  if (hasExportPapers) return 'amendment_papers'
  return hasTwins ? 'amendment_twins' : null
}

const quantities = ({ lines }: Terms) => lines.map(({ id, quantity }) => `${id}:${quantity}`).join()

export function changesPlace(before: Terms, after: Terms): boolean {
  return (
    before.port?.slug !== after.port?.slug ||
    before.shippingType !== after.shippingType ||
    quantities(before) !== quantities(after)
  )
}

/**
 * Whether an amendment counts only once the buyer has agreed: it costs more, goes elsewhere or in another way, or something
 * that was agreed is taken out. What is cheaper or added for nothing is told.
 */
export function needsBuyer(before: Terms, after: Terms): boolean {
  const isDropped = (of: 'insurance' | 'inspection') => before[of] !== null && after[of] === null
  const isExtraDropped = before.extras.some(
    ({ label }) => !after.extras.some((extra) => extra.label === label),
  )
  return (
    totalOfTerms(after) > totalOfTerms(before) ||
    changesPlace(before, after) ||
    before.insured !== after.insured ||
    isDropped('insurance') ||
    isDropped('inspection') ||
    isExtraDropped
  )
}

/** What the shop asks by its own tariffs for the amended order; null where it has no price. */
export interface TariffPrices {
  shipping: number | null
  insurance: number | null
  inspection: number | null
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * What a person gives the buyer by an amendment, in minor units: more discount, extras for less, and freight, insurance
 * or inspection below what was agreed, or below the tariff where it was not agreed for this place. What is not asked for
 * any more is no gift.
 */
export function givenBy(before: Terms, after: Terms, tariff: TariffPrices): number {
  const less = (from: number, to: number) => Math.max(0, from - to)
  const belowPrice = (part: 'shipping' | 'insurance' | 'inspection') => {
    const [agreed, wanted] = [before[part], after[part]]
    if (wanted === null || wanted === agreed) return 0
    const isNew = agreed === null || changesPlace(before, after)
    return less(isNew ? (tariff[part] ?? agreed ?? 0) : agreed, wanted)
  }
  const extras = after.extras.map(({ label, amount }) => {
    const old = before.extras.find((extra) => extra.label === label)
    return less(old?.amount ?? 0, amount)
  })
  return (
    less(discountSum(after), discountSum(before)) +
    belowPrice('shipping') +
    belowPrice('insurance') +
    belowPrice('inspection') +
    sumOf(extras)
  )
}

interface Gift {
  given: number
  /** What the same person gave the same buyer alone before. */
  givenBefore: number
  currency: string
}

/** Another price of a product always takes two people; other gifts do above what one gives one buyer alone. */
export function needsSecondPerson(
  before: Terms,
  after: Terms,
  { given, givenBefore, currency }: Gift,
): boolean {
  const isRepriced = after.lines.some(
    ({ id, unitPrice }) => before.lines.find((line) => line.id === id)?.unitPrice !== unitPrice,
  )
  if (isRepriced) return true
  return given > 0 && needsSecond('amendment', { amount: given, before: givenBefore, currency })
}

/** Spreads a discount over the lines by what they cost; null keeps each line's own, at most what it costs. */
export function withDiscount(lines: readonly TermsLine[], discount: number | null): TermsLine[] {
  if (discount === null) {
    return lines.map((line) => ({ ...line, discount: Math.min(line.discount, goodsOf(line)) }))
  }
  const parts = prorate(discount, lines.map(goodsOf))
  return lines.map((line, index) => ({ ...line, discount: parts[index] ?? 0 }))
}

/** A part that followed the tariff goes on following it; another price was agreed and stays. */
export function following(
  agreed: number | null,
  { before, after }: { before: number | null; after: number | null },
): number | null {
  return agreed !== null && after !== null && agreed === before ? after : agreed
}
