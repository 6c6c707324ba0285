import type { Refusal } from '@bandari/sdk'
import { messages } from './messages.ts'

/** What a refused registration says (buyer spec §8): the e-mail's own problem before all else. */
export function registrationSentence({ status, fields }: Refusal): string {
  if (status !== 400) return messages.registerFailed
  return fields['email'] ?? messages.registerRefused
}

/** A refusal without a field to blame is the server's `non_field_errors` (buyer spec §8). */
export function signInSentence({ status, message, fields }: Refusal): string {
  const isGeneral = status === 400 && message !== null && Object.keys(fields).length === 0
  return isGeneral ? message : messages.signInFailed
}

/** What a failed social sign-in says below its title: only what its person can do something about. */
export function socialReason({ status, message }: Refusal): string | null {
  const isTheirs = status === 429 || message === 'This user account is inactive'
  return isTheirs ? message : null
}

export function confirmResetSentence({ status, message }: Refusal): string {
  if (message === 'Invalid value') return messages.resetLinkInvalid
  return status === 400 && message !== null ? message : messages.failed
}

export type LinkOutcome =
  | 'active'
  | 'already-active'
  | 'unknown'
  | 're-sent'
  | 'expired'
  | 'invalid'
  | 'error'

const outcomes: Readonly<Record<string, LinkOutcome>> = {
  'Account activated': 'active',
  'Account is activated already': 'already-active',
  'User does not exists': 'unknown',
  'Activation Link re-sent': 're-sent',
  'Activation Link expired': 'expired',
}

/** What became of asking for a new link. The `msg` is the answer (buyer spec §8). */
export function resendOutcome(msg: string | undefined): LinkOutcome {
  return (msg !== undefined && outcomes[msg]) || 'error'
}

/** What became of following a link: 411 is a failure whatever it says (buyer spec §4). */
export function activationOutcome(
  msg: string | undefined,
  refusal: Refusal | undefined,
): LinkOutcome {
  if (refusal === undefined) return outcomes[msg ?? ''] ?? 'active'
  if (refusal.status !== 411) return 'error'
  return refusal.message !== null && outcomes[refusal.message] === 'expired' ? 'expired' : 'invalid'
}

export const outcomeSentence: Readonly<Record<LinkOutcome, string>> = {
  active: messages.activated,
  'already-active': messages.alreadyActive,
  unknown: messages.notRegistered,
  're-sent': messages.resent,
  expired: messages.linkExpired,
  invalid: messages.linkInvalid,
  error: messages.failed,
}
