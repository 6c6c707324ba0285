import { session } from '@bandari/sdk'

/** The owner of these notes: another person who signs in later in the same tab does not see them. */
export function owner(): string | null {
  return session.email()?.toLowerCase() ?? null
}
