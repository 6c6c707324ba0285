/**
 * Prices of the home search in shillings: 43 steps from 100,000 to 15,000,000 (buyer spec §9, which names
 * both ends and the number): by 100,000 to 2 million, by 250,000 to 5, by 500,000 to 10, then 15.
 */
export const priceChoices: readonly number[] = [
  ...steps({ from: 100_000, to: 2_000_000, by: 100_000 }),
  ...steps({ from: 2_250_000, to: 5_000_000, by: 250_000 }),
  ...steps({ from: 5_500_000, to: 10_000_000, by: 500_000 }),
  15_000_000,
]

export const defaultPriceTo = 1_500_000

function steps({ from, to, by }: { from: number; to: number; by: number }): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, step) => from + step * by)
}

/** The choices of Price To once Price From is chosen (buyer spec §2). */
export function pricesAbove(from: number): readonly number[] {
  const above = priceChoices.filter((price) => price > from)
  return above.length > 0 ? above : priceChoices.slice(-1)
}
