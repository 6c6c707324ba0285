import type { ProductClass } from '../../stock/tables.ts'
import { divideRounded } from '../../core/money.ts'
import { type CostKind, type CostLine, costLinesOf, payableTotal } from './cost-line.ts'
import { prorate } from './prorate.ts'

/** A line's part of the sums. Money in minor units. */
export interface PricedLine {
  productClass: ProductClass
  quantity: number
  unitPrice: number
  currency: string
  /** Shipping charge to the line's destination, 0 while undetermined. */
  charge: number
}

/** One class, or vehicles: cars and commercial ones. */
export type DiscountedClass = ProductClass | 'vehicles'

/** The discount of a voucher that may be used. */
export interface Benefit {
  kind: 'fixed' | 'percentage'
  /** Minor units, or hundredths of a percent. */
  benefit: number
  /** Only lines of this class are discounted; null means all. */
  productClass: DiscountedClass | null
}

export type TotalledLine<Line> = Line & { goods: number; discount: number; net: number }

export interface Totals<Line> {
  lines: TotalledLine<Line>[]
  /** Goods before and after discount. */
  goods: number
  discount: number
  net: number
  /** The highest charge of any line is the order's (buyer spec §3). */
  charge: number
  /** The cost lines of the total. */
  costLines: CostLine[]
  total: number
}

/** The price of insurance once lines and shipping are known; null while it has none. */
export type Premium<Line> = (sums: {
  lines: readonly TotalledLine<Line>[]
  charge: number
}) => number | null

export type KnownAmounts = Partial<Record<CostKind, number | null>>

/** What is added to goods and shipping. */
export interface Extras<Line> {
  premiumOf?: Premium<Line>
  /** What is known without the sums, by its kind; null where that is not ours to charge. */
  known?: KnownAmounts
}

/** Every sum of a basket: lines, discount spread over them, shipping, insurance, total. */
export function totalsOf<Line extends PricedLine>(
  lines: Line[],
  benefit: Benefit | null,
  { premiumOf = () => null, known = {} }: Extras<Line> = {},
): Totals<Line> {
  const goods = lines.map(({ quantity, unitPrice }) => quantity * unitPrice)
  const weights = lines.map((line, index) =>
    benefit && isDiscounted(line, benefit) ? (goods[index] ?? 0) : 0,
  )
  const discounts = prorate(discountOn(sumOf(weights), benefit), weights)
  const charge = Math.max(0, ...lines.map((line) => line.charge))
  const totalled = lines.map((line, index) => {
    const own = { goods: goods[index] ?? 0, discount: discounts[index] ?? 0 }
    return { ...line, ...own, net: own.goods - own.discount }
  })
  const sums = { goods: sumOf(goods), discount: sumOf(discounts), charge }
  const extras = { insurance: premiumOf({ lines: totalled, charge }), ...known }
  const costLines = costLinesOf(amountsOf(sums, extras), lines[0]?.currency ?? '')
  return {
    ...sums,
    lines: totalled,
    net: sums.goods - sums.discount,
    costLines,
    total: payableTotal(costLines),
  }
}

type Sums = Pick<Totals<unknown>, 'goods' | 'discount' | 'charge'>

/** Leaves out amounts of zero: nothing is charged for them, and what is unknown has no line yet. */
function amountsOf(
  { goods, discount, charge }: Sums,
  extras: KnownAmounts,
): Parameters<typeof costLinesOf>[0] {
  return {
    ...(goods > 0 && { goods }),
    ...(discount > 0 && { discount: -discount }),
    ...(charge > 0 && { shipping: charge }),
    ...Object.fromEntries(Object.entries(extras).filter(([, amount]) => amount !== null)),
  }
}

export function isDiscounted(
  { productClass }: Pick<PricedLine, 'productClass'>,
  benefit: Pick<Benefit, 'productClass'>,
): boolean {
  if (benefit.productClass === 'vehicles') {
    return productClass === 'cars' || productClass === 'commercial'
  }
  return benefit.productClass === null || benefit.productClass === productClass
}

function discountOn(goods: number, benefit: Benefit | null): number {
  if (!benefit) return 0
  const wanted =
    benefit.kind === 'fixed'
      ? benefit.benefit
      : divideRounded(BigInt(goods) * BigInt(benefit.benefit), 10_000)
  return Math.min(wanted, goods)
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
