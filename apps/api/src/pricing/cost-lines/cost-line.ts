import type { CostLine as ShownLine } from '@bandari/sdk'

export type CostKind = ShownLine['kind']

/** A line of the buyer's total, in minor units of its currency; a discount is negative. */
export interface CostLine {
  kind: CostKind
  amount: number
  currency: string
  /** Key of the sentence that each screen prints in its own language. */
  labelKey: string
  /** The final receiver of the money, which may go through us. */
  paidTo: ShownLine['paid_to']
  /** Whether our invoice asks for it (decisions 31). */
  isPayable: boolean
  /** Of an extra: what it is, as whoever added it wrote. */
  label?: string | null
}

interface CostKindFacts {
  labelKey: string
  paidTo: CostLine['paidTo']
  isPayable: boolean
  /** Whether it is one of the wire's surcharges, which are all kinds but goods, discount and shipping. */
  isSurcharge: boolean
}

/** The kinds of cost lines, in order of appearance. A new kind is added here. */
const costKinds: Record<CostKind, CostKindFacts> = {
  goods: { labelKey: 'cost.goods', paidTo: 'seller', isPayable: true, isSurcharge: false },
  discount: { labelKey: 'cost.discount', paidTo: 'seller', isPayable: true, isSurcharge: false },
  shipping: {
    labelKey: 'cost.shipping',
    paidTo: 'shipping-line',
    isPayable: true,
    isSurcharge: false,
  },
  insurance: { labelKey: 'cost.insurance', paidTo: 'insurer', isPayable: true, isSurcharge: true },
  inspection: {
    labelKey: 'cost.inspection',
    paidTo: 'inspection-body',
    isPayable: true,
    isSurcharge: true,
  },
  extra: { labelKey: 'cost.extra', paidTo: 'seller', isPayable: true, isSurcharge: true },
}

/** Lines of the kinds that have an amount, in order of appearance. */
export function costLinesOf(
  amounts: Partial<Record<CostKind, number>>,
  currency: string,
): CostLine[] {
  return Object.entries(costKinds).flatMap(([name, { labelKey, paidTo, isPayable }]) => {
    const kind = name as CostKind
    const amount = amounts[kind]
    return amount === undefined ? [] : [{ kind, amount, currency, labelKey, paidTo, isPayable }]
  })
}

/** An extra of an order. */
export function extraLine({ label, amount }: Extra, currency: string): CostLine {
  const { labelKey, paidTo, isPayable } = costKinds.extra
  return { kind: 'extra', amount, currency, labelKey, paidTo, isPayable, label }
}

export interface Extra {
  label: string
  amount: number
}

/**
 * The lines of an order as it is by now. Stored lines are only ever added to: an amendment adds what the line of its kind
 * differs by, so lines of one kind and words are one, in order of appearance, and one that comes to nothing is none.
 */
export function storedCostLines(stored: readonly StoredCostLine[]): CostLine[] {
  const sums = new Map<string, CostLine>()
  for (const { kind, amount, currency, paidTo, isPayable, label = null } of stored) {
    const key = JSON.stringify([kind, label, currency, paidTo, isPayable])
    const before = sums.get(key)
    const { labelKey } = costKinds[kind]
    const words = label === null ? {} : { label }
    const sum = (before?.amount ?? 0) + amount
    sums.set(key, { kind, amount: sum, currency, labelKey, paidTo, isPayable, ...words })
  }
  const order = Object.keys(costKinds)
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

export type StoredCostLine = Omit<CostLine, 'labelKey'>

/** The sum that our invoice asks for. */
export function payableTotal(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amount, isPayable }) => (isPayable ? sum + amount : sum), 0)
}

export function surchargesOf(lines: readonly CostLine[]): CostLine[] {
  return lines.filter(({ kind, isPayable }) => isPayable && costKinds[kind].isSurcharge)
}

/** The amounts of what is neither goods, discount nor shipping, by its kind. */
export function surchargeAmounts(
  lines: readonly Pick<CostLine, 'kind' | 'amount'>[],
): Partial<Record<CostKind, number>> {
  const surcharges = lines.filter(({ kind }) => costKinds[kind].isSurcharge)
  return Object.fromEntries(surcharges.map(({ kind, amount }) => [kind, amount]))
}

/** The amount of one kind, in minor units; null where no line has it. */
export function amountOf(
  lines: readonly Pick<CostLine, 'kind' | 'amount'>[],
  kind: CostKind,
): number | null {
  return lines.find((line) => line.kind === kind)?.amount ?? null
}
