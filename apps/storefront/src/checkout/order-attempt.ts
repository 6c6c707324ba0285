import type { CheckoutRequest } from '@bandari/sdk'
import { newAttemptKey } from '../shared/purchase/attempt-key.ts'
import { owner } from './owner.ts'

/**
 * An order that was sent and not answered yet. Its key stays the same over a double click, a lost
 * connection and a reload, so that the server places it once (`Idempotency-Key` of the contract).
 */
export interface OrderAttempt {
  key: string
  owner: string | null
  body: CheckoutRequest
}

const attemptKey = 'bandari.order-attempt'

/** The unanswered attempt at the same order, or a new one; written down before it is sent. */
export function beginAttempt(body: CheckoutRequest): OrderAttempt {
  const unanswered = pendingAttempt()
  if (unanswered && JSON.stringify(unanswered.body) === JSON.stringify(body)) return unanswered
  const attempt = { key: newAttemptKey(), owner: owner(), body }
  sessionStorage.setItem(attemptKey, JSON.stringify(attempt))
  return attempt
}

export function pendingAttempt(): OrderAttempt | null {
  const stored = sessionStorage.getItem(attemptKey)
  const attempt = stored === null ? null : (JSON.parse(stored) as OrderAttempt)
  return attempt?.owner === owner() ? attempt : null
}

/** An answer ends an attempt; no connection, a failing server or a lost sign-in does not. */
export function endsAttempt(status: number): boolean {
  return status >= 200 && status < 500 && status !== 401 && status !== 429
}

export function forgetAttempt() {
  sessionStorage.removeItem(attemptKey)
}
