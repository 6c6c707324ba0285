const first = Date.parse('0001-01-01T00:00:00Z')
const last = Date.parse('9999-12-31T23:59:59.999Z')

/** Whether JavaScript, PostgreSQL and our own answers all write the time alike: four digits for the year, and no leap second. */
export function isStorableTime(at: Date): boolean {
  return at.getTime() >= first && at.getTime() <= last
}
