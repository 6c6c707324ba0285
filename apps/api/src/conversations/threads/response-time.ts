/** With fewer answers the median says nothing. */
export const fewestAnswers = 3

/** The median of the first answers, in minutes; null if not known yet. */
export function responseMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < fewestAnswers) return null
  const sorted = [...minutes].sort((one, other) => one - other)
  return Math.max(1, Math.round(sorted[Math.ceil(sorted.length / 2) - 1] ?? 0))
}
