import type { BasketLine, Refusal } from '@bandari/sdk'
import { messages } from './messages.ts'

/** Why a quantity was not taken (buyer spec §5). */
export function lineRefusalSentence(
  { status, code, message }: Refusal,
  { max_quantity }: Pick<BasketLine, 'max_quantity'>,
): string {
  if (code === 'unavailable' || (code === 'max_quantity' && max_quantity < 1))
    return messages.outOfStock
  if (code === 'max_quantity') return messages.onlyAvailable(max_quantity)
  return status === 406 && message !== null ? message : messages.changeFailed
}
