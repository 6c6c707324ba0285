import { HttpError } from 'react-admin'

/** Account spec §2. */
export const membersOnly = 'Media material is available to registered supporters only.'

/** The specification shows no message; without one, people would press again and again. */
export function downloadFailure(error: unknown): string {
  if (error instanceof HttpError && error.status === 403) return membersOnly
  return error instanceof Error ? error.message : String(error)
}
