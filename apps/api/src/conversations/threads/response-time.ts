/** Fewer answers say nothing about a seller. */
export const fewestAnswers = 3

/** Minutes that half of the first answers took at the most; null: not known yet. */
export function responseMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < fewestAnswers) return null
  const sorted = [...minutes].sort((one, other) => one - other)
  return Math.max(1, Math.round(sorted[Math.ceil(sorted.length / 2) - 1] ?? 0))
}
