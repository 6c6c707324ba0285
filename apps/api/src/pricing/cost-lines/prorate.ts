/**
 * Splits an amount over weights in whole units: everybody gets their share rounded down, and the rest goes one unit
 * each to the shares that lost most by the rounding. The parts always sum to the amount.
 */
export function prorate(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, part: Number(exact / BigInt(sum)), lost: exact % BigInt(sum) }
  })
  const left = amount - shares.reduce((total, { part }) => total + part, 0)
  const losers = shares.toSorted((a, b) => compare(b.lost, a.lost) || a.index - b.index)
  const lucky = new Set(losers.slice(0, left).map(({ index }) => index))
  return shares.map(({ index, part }) => part + (lucky.has(index) ? 1 : 0))
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
