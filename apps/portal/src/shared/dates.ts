import moment from 'moment'

/** `Nov. 21, 2026`, in UTC (account spec §9: the date of an order). */
export function formatDay(iso: string): string {
  return moment.utc(iso).format('MMM. D, YYYY')
}

/** `Nov. 21, 2026, 3:04 PM UTC` (account spec §9: the date joined). The zone is ours: times are kept in UTC. */
export function formatMoment(iso: string): string {
  return `${moment.utc(iso).format('MMM. D, YYYY, h:mm A')} UTC`
}
