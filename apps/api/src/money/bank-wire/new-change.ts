const newForHours = 72

/** A recent change is shown first to everybody who checks an invoice. */
export function isNewChange(changed: Date, now: Date): boolean {
  return now.getTime() - changed.getTime() < newForHours * 3_600_000
}
