/** `2027-06-30` of what was typed, null of nothing, or that it is no day. */
export function readPaperDay(typed: string | null | undefined): string | null | 'not-a-day' {
  if (typed === null || typed === undefined || typed === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return 'not-a-day'
  const at = new Date(`${typed}T00:00:00Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed)
  return isReal ? typed : 'not-a-day'
}
