/** A move by more than a third is pointed out: it is a slip of the key more often than a sale. */
const third = 1 / 3

export interface PriceMove {
  /** To a tenth; null where there was no price. */
  percent: number | null
  isBig: boolean
}

/** How a price moves; both are minor units of one currency. */
export function priceMove(before: number, after: number): PriceMove {
  if (before === 0) return { percent: null, isBig: false }
  const part = (after - before) / before
  return { percent: Math.round(part * 1000) / 10, isBig: Math.abs(part) > third }
}
