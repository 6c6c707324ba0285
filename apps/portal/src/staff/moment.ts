import { t } from '../language/translator.ts'
import { formatMoment as formatMomentIn } from '../shared/dates.ts'

/** `2026-12-01T00:00:00.000Z` in the format of a date and time field, in UTC as its label says. */
export function toField(iso: unknown): string {
  return typeof iso === 'string' && iso !== '' ? iso.slice(0, 16) : ''
}

/** The moment in a field; null when it is empty or incomplete. */
export function fromField(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00.000Z` : null
}

/** `Dec. 1, 2026, 12:00 AM UTC`: what is in force for everybody has one moment, whose field is in UTC, too. */
export function formatMoment(iso: string): string {
  return formatMomentIn(iso, 'UTC')
}

/** `from Dec. 1, 2026, 12:00 AM UTC, without end`. */
export function formatPeriod(from: string, to: string | null): string {
  const start = formatMoment(from)
  if (to === null) return t('staff.openPeriod', { from: start })
  return t('staff.period', { from: start, to: formatMoment(to) })
}
