import type { StatedFacts } from '../read-statement-file.ts'

/** What a person says of a file beside it. */
export function saidIn(body: { account?: string; currency?: string }): StatedFacts {
  return { account: body.account?.trim() || null, currency: body.currency ?? null }
}
