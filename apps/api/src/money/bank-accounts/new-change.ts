const newForHours = 72

/** For how long everybody who checks an invoice is told of a changed account before anything else. */
export function isNewChange(changed: Date, now: Date): boolean {
  return now.getTime() - changed.getTime() < newForHours * 3_600_000
}
