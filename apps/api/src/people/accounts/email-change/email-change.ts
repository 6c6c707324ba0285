import type { EmailChange } from '@bandari/sdk'
import type { EmailChangeRow } from './email-change.store.ts'

/** How long both links are good. */
export const changeHours = 24

/** Which of the two addresses a link was mailed to. */
export type Side = 'old' | 'new'

/** Capitals do not distinguish addresses (contract A26). */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Whether the address is changed by this confirmation: the other side has agreed before. */
export function isComplete(
  {
    old_confirmed_at,
    new_confirmed_at,
  }: Pick<EmailChangeRow, 'old_confirmed_at' | 'new_confirmed_at'>,
  side: Side,
): boolean {
  return (side === 'old' ? new_confirmed_at : old_confirmed_at) !== null
}

export function emailChangeView(row: EmailChangeRow): EmailChange {
  return {
    email: row.email,
    expires_at: row.expires_at.toISOString(),
    old_confirmed: row.old_confirmed_at !== null,
    new_confirmed: row.new_confirmed_at !== null,
  }
}
