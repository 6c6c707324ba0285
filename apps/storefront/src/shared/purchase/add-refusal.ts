import type { Sentence } from '@bandari/i18n'
import type { Refusal } from '@bandari/sdk'
import { purchaseMessages as messages } from './purchase-messages.ts'

/** Why the basket does not take a line (buyer spec §8). */
export function addRefusalSentence({
  status,
  code,
  message,
  values,
  requestId,
}: Refusal): Sentence {
  if (status === 0) return messages.unreachable
  if (code === 'partner_silent') return messages.partnerSilent
  if (status === 503 && message !== null) return message
  if (status >= 500)
    return requestId === undefined ? messages.failed : messages.failedWith(requestId)
  if (code === 'unavailable') return messages.unavailable
  if (code === 'items_awaiting_checkout') return messages.awaitingCheckout
  if (code === 'max_quantity') {
    const most = Number(values['count'] ?? 0)
    return most < 1 ? messages.outOfStock : messages.onlyAvailable(most)
  }
  // A 406 that says nothing is the one the specification knows; any other message is shown as it is.
  return message ?? (status === 406 ? messages.awaitingCheckout : messages.failed)
}
