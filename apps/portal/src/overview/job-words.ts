import type { FailedJob } from '@bandari/sdk'
import { formatMoment } from '../shared/dates.ts'

/** What each job is for, in the words of those who read it. */
const names: Readonly<Record<string, string>> = {
  'approve-commission': 'Approve commission',
  'deliver-mail-again': 'Send a mail that was given up',
  'deliver-mails': 'Send mails',
  'expire-reservations': 'Cancel orders that were not paid in time',
  'fold-local-counts': 'Count local listings',
  'fold-product-counts': 'Count listings',
  'fold-vehicle-cube': 'Count vehicles for the search',
  'fold-vehicle-search': 'Index vehicles for the search',
  'forget-stale-rows': 'Forget what is out of date',
  'run-imports': 'List imported rows',
  'sweep-media': 'Remove unused pictures',
}

/** A job that nobody told us about has its own name, readable. */
export function jobName({ job }: Pick<FailedJob, 'job'>): string {
  const words = names[job] ?? job.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `Tried 4 times, last on Mar. 4, 2026, 8:11 AM UTC`. */
export function triesWords({ tries, failed_at }: Pick<FailedJob, 'tries' | 'failed_at'>): string {
  if (tries === 0) return `Put back on ${formatMoment(failed_at)}`
  return `Tried ${tries === 1 ? 'once' : `${tries} times, last`} on ${formatMoment(failed_at)}`
}
