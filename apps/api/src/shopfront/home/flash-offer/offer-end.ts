const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/
const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

/**
 * When an offer ends; null when the text is not a time. A time without a zone is Nairobi's, three hours ahead of UTC
 * all year (contract C58).
 */
export function offerEnd(text: string): Date | null {
  const [, day, time] = local.exec(text) ?? []
  const iso = day === undefined ? text : `${day}T${time}:00+03:00`
  if (!zoned.test(iso)) return null
  const end = new Date(iso)
  return Number.isNaN(end.getTime()) ? null : end
}
