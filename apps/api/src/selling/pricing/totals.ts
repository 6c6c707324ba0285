import type { DiscountedClass, ProductClass } from '../../platform/db/columns.ts'
import { divideRounded } from '../../core/money.ts'
import { prorate } from './prorate.ts'

/** What a line brings into the sums. Money in minor units. */
export interface PricedLine {
  productClass: ProductClass
  quantity: number
  unitPrice: number
  /** Shipping charge to the line's destination, 0 while undetermined. */
  charge: number
}

/** What a voucher takes off, once it may. */
export interface Benefit {
  kind: 'fixed' | 'percentage'
  /** Minor units, or hundredths of a percent. */
  benefit: number
  /** Only lines of this class are discounted; null: all. */
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
  total: number
}

/** Every sum of a basket: lines, discount spread over them, shipping, total. */
export function totalsOf<Line extends PricedLine>(
  lines: Line[],
  benefit: Benefit | null,
): Totals<Line> {
  const goods = lines.map(({ quantity, unitPrice }) => quantity * unitPrice)
  const weights = lines.map((line, index) =>
    benefit && isDiscounted(line, benefit) ? (goods[index] ?? 0) : 0,
  )
  const discounts = prorate(discountOn(sumOf(weights), benefit), weights)
  const net = sumOf(goods) - sumOf(discounts)
  const charge = Math.max(0, ...lines.map((line) => line.charge))
  return {
    lines: lines.map((line, index) => {
      const own = { goods: goods[index] ?? 0, discount: discounts[index] ?? 0 }
      return { ...line, ...own, net: own.goods - own.discount }
    }),
    goods: sumOf(goods),
    discount: sumOf(discounts),
    net,
    charge,
    total: net + charge,
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
