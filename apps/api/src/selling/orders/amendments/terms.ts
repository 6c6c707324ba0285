import type { AmendmentChange, AmendmentTerms } from '@bandari/sdk'
import { toDecimal } from '../../../core/money.ts'
import {
  type CostKind,
  type CostLine,
  costLinesOf,
  type Extra,
  extraLine,
  payableTotal,
} from '../../../pricing/cost-lines/cost-line.ts'
import type { ShippingType } from '../../../pricing/tariffs/tables.ts'

/** All of an order that can be amended, in minor units of its currency. */
export interface Terms {
  lines: TermsLine[]
  /** Null where the order names none of our ports. */
  port: { slug: string; name: string } | null
  shippingType: ShippingType
  shipping: number
  insured: boolean
  /** Null where it is not asked for, or has no price yet. */
  insurance: number | null
  inspection: number | null
  extras: Extra[]
}

export interface TermsLine {
  /** The id of the order's line. */
  id: number
  title: string
  quantity: number
  unitPrice: number
  /** What the discount takes off this line. */
  discount: number
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

export const goodsOf = ({ quantity, unitPrice }: TermsLine): number => quantity * unitPrice

export function goodsSum({ lines }: Pick<Terms, 'lines'>): number {
  return sumOf(lines.map(goodsOf))
}

export function discountSum({ lines }: Pick<Terms, 'lines'>): number {
  return sumOf(lines.map(({ discount }) => discount))
}

/** What is paid for the goods: what commission and insurance are reckoned by. */
export const netOf = (terms: Pick<Terms, 'lines'>): number => goodsSum(terms) - discountSum(terms)

/** The cost lines that an order with these terms has. */
export function costLinesOfTerms(terms: Terms, currency: string): CostLine[] {
  const amounts: Partial<Record<CostKind, number>> = {
    goods: goodsSum(terms),
    discount: -discountSum(terms),
    shipping: terms.shipping,
    insurance: terms.insurance ?? 0,
    inspection: terms.inspection ?? 0,
  }
  const known = Object.entries(amounts).filter(([, amount]) => amount !== 0)
  return [
    ...costLinesOf(Object.fromEntries(known), currency),
    ...terms.extras.map((extra) => extraLine(extra, currency)),
  ]
}

export function totalOfTerms(terms: Terms): number {
  return payableTotal(costLinesOfTerms(terms, ''))
}

/** What an order's stored lines lack: they are only ever added to, so each difference is a line of its own. */
export function addedCostLines(
  before: readonly CostLine[],
  after: readonly CostLine[],
): CostLine[] {
  const nameOf = ({ kind, label = null }: CostLine) => JSON.stringify([kind, label])
  const amountIn = (lines: readonly CostLine[], name: string) =>
    sumOf(lines.filter((line) => nameOf(line) === name).map(({ amount }) => amount))
  const first = new Map<string, CostLine>()
  for (const line of [...before, ...after]) {
    const name = nameOf(line)
    if (!first.has(name)) first.set(name, line)
  }
  return [...first].flatMap(([name, line]) => {
    const amount = amountIn(after, name) - amountIn(before, name)
    return amount === 0 ? [] : [{ ...line, amount }]
  })
}

/** What is another, as buyer and staff read it: amounts as decimal text, ports by name. */
export function changesOf(before: Terms, after: Terms): AmendmentChange[] {
  const change = (
    what: AmendmentChange['what'],
    [old, next]: readonly [string | null, string | null],
    of: string | null = null,
  ): AmendmentChange[] => (old === next ? [] : [{ what, of, before: old, after: next }])
  const amount = (minor: number | null) => (minor === null ? null : toDecimal(minor))
  const some = (minor: number) => (minor === 0 ? null : toDecimal(minor))
  return [
    ...after.lines.flatMap((line) => {
      const old = before.lines.find(({ id }) => id === line.id) ?? line
      return [
        ...change('quantity', [String(old.quantity), String(line.quantity)], line.title),
        ...change('price', [toDecimal(old.unitPrice), toDecimal(line.unitPrice)], line.title),
      ]
    }),
    ...change('port', [before.port?.name ?? null, after.port?.name ?? null]),
    ...change('shipping_type', [before.shippingType, after.shippingType]),
    ...change('shipping', [some(before.shipping), some(after.shipping)]),
    ...change('insurance', [amount(before.insurance), amount(after.insurance)]),
    ...change('inspection', [amount(before.inspection), amount(after.inspection)]),
    ...change('discount', [some(discountSum(before)), some(discountSum(after))]),
    ...extraChanges(before, after, change),
  ]
}

function extraChanges(
  before: Terms,
  after: Terms,
  change: (
    what: 'extra',
    pair: readonly [string | null, string | null],
    of: string,
  ) => AmendmentChange[],
): AmendmentChange[] {
  const labels = new Set([...before.extras, ...after.extras].map(({ label }) => label))
  const amountIn = ({ extras }: Terms, label: string) => {
    const found = extras.find((extra) => extra.label === label)
    return found ? toDecimal(found.amount) : null
  }
  return [...labels].flatMap((label) =>
    change('extra', [amountIn(before, label), amountIn(after, label)], label),
  )
}

export function termsView(terms: Terms): AmendmentTerms {
  const amount = (minor: number | null) => (minor === null ? null : toDecimal(minor))
  return {
    lines: terms.lines.map(({ id, title, quantity, unitPrice }) => ({
      id,
      title,
      quantity,
      unit_price: toDecimal(unitPrice),
    })),
    port: terms.port?.slug ?? null,
    shipping_type: terms.shippingType,
    shipping: toDecimal(terms.shipping),
    insured: terms.insured,
    insurance: amount(terms.insurance),
    inspection: amount(terms.inspection),
    discount: toDecimal(discountSum(terms)),
    extras: terms.extras.map(({ label, amount: minor }) => ({ label, amount: toDecimal(minor) })),
    total: toDecimal(totalOfTerms(terms)),
  }
}
