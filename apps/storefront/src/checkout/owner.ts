import { session } from '@bandari/sdk'

/** Whose notes these are: nobody who signs in later in the same tab gets to see them. */
export function owner(): string | null {
  return session.email()?.toLowerCase() ?? null
}
