/** `2027-06-30` of what was typed, null of nothing, undefined of what is no day. */
export function readPaperDay(typed: string | null | undefined): string | null | undefined {
  if (typed === null || typed === undefined || typed === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return undefined
  const at = new Date(`${typed}T00:00:00Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed)
  return isReal ? typed : undefined
}
