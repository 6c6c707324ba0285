/** Weeks from the order to the port, with some to spare. */
const voyage = 8 * 7 * 24 * 3600 * 1000

/** The oldest year that Kenya admits for a ship that arrives then: its eight-year rule, KS 1515. */
export function oldestYearFor(arrival: Date): number {
  return arrival.getUTCFullYear() - 7
}

interface Landed {
  year: number | null
  steering: string | null
}

/** Whether a vehicle that is ordered now can still be landed at Mombasa: by age, right-hand drive only. */
export function isAdmittedByKenya({ year, steering }: Landed, now: Date): boolean {
  const oldest = oldestYearFor(new Date(now.getTime() + voyage))
  return steering === 'Right' && year !== null && year >= oldest
}
