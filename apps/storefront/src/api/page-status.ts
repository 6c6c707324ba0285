import { asRefusal, type CallError } from './refusal.ts'

/** A rendered page's status, from the call that it depends on: what the API refuses to look for counts as missing. */
export function pageStatus(error: CallError | undefined): number {
  if (error === undefined) return 200
  const { status } = asRefusal(error)
  if (status === 410) return 410
  return status >= 400 && status < 500 && status !== 429 ? 404 : 503
}
