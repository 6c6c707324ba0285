import moment from 'moment'

/** `Nov. 21, 2026`, in UTC: a day of an order, as the portal prints it (decision 23). */
export function orderDay(iso: string): string {
  return moment.utc(iso).format('MMM. D, YYYY')
}
