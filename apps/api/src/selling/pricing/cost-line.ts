import type { CostLine as ShownLine } from '@bandari/sdk'

export type CostKind = ShownLine['kind']

/** Part of what a buyer pays, in minor units of its currency; what is taken off is negative. */
export interface CostLine {
  kind: CostKind
  amount: number
  currency: string
  /** Names the sentence that a screen prints, each in its own language. */
  labelKey: string
  /** Who has the money in the end, though it may go through us. */
  paidTo: ShownLine['paid_to']
  /** Whether our invoice asks for it (decisions 31). */
  isPayable: boolean
}

interface CostKindFacts {
  labelKey: string
  paidTo: CostLine['paidTo']
  isPayable: boolean
  /** Whether it is one of the wire's surcharges: neither goods, discount nor shipping. */
  isSurcharge: boolean
}

/** What a price is made of, in order of appearance. A new kind is added here. */
const costKinds: Record<CostKind, CostKindFacts> = {
  goods: { labelKey: 'cost.goods', paidTo: 'seller', isPayable: true, isSurcharge: false },
  discount: { labelKey: 'cost.discount', paidTo: 'seller', isPayable: true, isSurcharge: false },
  shipping: {
    labelKey: 'cost.shipping',
    paidTo: 'shipping-line',
    isPayable: true,
    isSurcharge: false,
  },
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

/** A line that was kept, as its order has it. */
export function keptCostLine({
  kind,
  amount,
  currency,
  paidTo,
  isPayable,
}: KeptCostLine): CostLine {
  return { kind, amount, currency, labelKey: costKinds[kind].labelKey, paidTo, isPayable }
}

export type KeptCostLine = Omit<CostLine, 'labelKey'>

/** What our invoice asks for. */
export function payableTotal(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amount, isPayable }) => (isPayable ? sum + amount : sum), 0)
}

export function surchargesOf(lines: readonly CostLine[]): CostLine[] {
  return lines.filter(({ kind, isPayable }) => isPayable && costKinds[kind].isSurcharge)
}
