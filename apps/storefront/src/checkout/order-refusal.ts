import { fill, type PlainMessageId, type Sentence } from '@bandari/i18n'
import type { Refusal } from '@bandari/sdk'

/** The text of the error dialog (buyer spec §8), and where it leads. */
export interface OrderError {
  kind: 'not-signed-in' | 'out-of-stock' | 'limit' | 'import' | 'discount' | 'other'
  title: Sentence
  /** Null when the server's message is enough. */
  sentence: PlainMessageId | null
}

const soldMeanwhile = new Set(['unavailable', 'max_quantity'])
/** What one account may have before it pays (decision 30). */
const limits = new Set(['too_many_unpaid', 'too_many_held', 'too_many_orders'])

export function orderError({ status, code, message }: Refusal): OrderError {
  if (code !== null && soldMeanwhile.has(code)) {
    return {
      kind: 'out-of-stock',
      title: 'checkout.outOfStock',
      sentence: 'checkout.soldMeanwhile',
    }
  }
  if (code === 'import_blocked') {
    return { kind: 'other', title: 'checkout.importBlocked', sentence: null }
  }
  if (code === 'import_not_accepted') {
    return { kind: 'import', title: 'checkout.importNotAccepted', sentence: null }
  }
  if (code === 'fit_not_accepted') {
    return { kind: 'import', title: 'checkout.fitNotAccepted', sentence: null }
  }
  if (code === 'discount_ended') {
    return { kind: 'discount', title: 'checkout.discountEnded', sentence: null }
  }
  if (code !== null && limits.has(code)) {
    return { kind: 'limit', title: 'checkout.limit', sentence: null }
  }
  const title = message === null ? titleOf(status) : refusedTitle(message)
  if (status === 401) return { kind: 'not-signed-in', title, sentence: 'checkout.notSignedIn' }
  return { kind: 'other', title, sentence: 'checkout.orderFailed' }
}

function refusedTitle(message: string): Sentence {
  return fill('checkout.refusedError', { reason: message.replace(/\.$/, '') })
}

/** For an answer without words of its own. */
function titleOf(status: number): Sentence {
  if (status === 0) return 'checkout.networkError'
  return status >= 500 ? 'checkout.serverError' : fill('checkout.orderError', { status })
}
