import type { PlainMessageId, Sentence } from '@bandari/i18n'
import type { Refusal } from '@bandari/sdk'

/** The sentence about a refused registration (buyer spec §8): the e-mail's own problem comes first. */
export function registrationSentence({ status, fields }: Refusal): Sentence {
  if (status !== 400) return 'auth.registerFailed'
  return fields['email'] ?? 'auth.registerRefused'
}

/** The server's `non_field_errors`, else the same sentence whatever it says (buyer spec §8). */
export function signInSentence({ status, ofForm }: Refusal): Sentence {
  return (status === 400 && ofForm) || 'auth.signInFailed'
}

/** The sentence below the title of a failed social sign-in: only causes that the person can do something about. */
export function socialReason({ status, code, message }: Refusal): string | null {
  const isTheirs = status === 429 || code === 'inactive_account'
  return isTheirs ? message : null
}

/** Whether the link in the mail is no good, so that another one is needed. */
export function isResetLinkInvalid({ codes }: Refusal): boolean {
  return Object.values(codes).includes('reset_link_invalid')
}

export function confirmResetSentence(refusal: Refusal): Sentence {
  if (isResetLinkInvalid(refusal)) return 'auth.resetLinkInvalid'
  const { status, message } = refusal
  return status === 400 && message !== null ? message : 'auth.failed'
}

export type LinkOutcome =
  | 'ready'
  | 'active'
  | 'already-active'
  | 'unknown'
  | 're-sent'
  | 'expired'
  | 'invalid'
  | 'error'

const outcomes: Readonly<Record<string, LinkOutcome>> = {
  link_good: 'ready',
  account_activated: 'active',
  already_active: 'already-active',
  unknown_account: 'unknown',
  link_resent: 're-sent',
  link_expired: 'expired',
}

/** The result of asking for a new link. The code of the `msg` is the answer (buyer spec §8). */
export function resendOutcome(code: string | undefined): LinkOutcome {
  return (code !== undefined && outcomes[code]) || 'error'
}

/** The result of looking at a link or following it: 411 is always a failure (buyer spec §4). */
export function activationOutcome(
  code: string | undefined,
  refusal: Refusal | undefined,
): LinkOutcome {
  if (refusal === undefined) return outcomes[code ?? ''] ?? 'active'
  if (refusal.status !== 411) return 'error'
  return refusal.code === 'link_expired' ? 'expired' : 'invalid'
}

export const outcomeSentence: Readonly<Record<LinkOutcome, PlainMessageId>> = {
  ready: 'auth.activateLead',
  active: 'auth.activated',
  'already-active': 'auth.alreadyActive',
  unknown: 'auth.notRegistered',
  're-sent': 'auth.resent',
  expired: 'auth.linkExpired',
  invalid: 'auth.linkInvalid',
  error: 'auth.failed',
}
