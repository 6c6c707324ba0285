/** Quantity is 1 to 25, and one order ships no more (buyer spec §5, §9). */
export const maxConcurrent = 25

/** The picker ends at what is left. */
export function mostOf(stock: number): number {
  return Math.max(1, Math.min(stock, maxConcurrent))
}
