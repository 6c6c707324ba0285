import { fill, type FilledMessage, type Sentence } from '@bandari/i18n'
import type { BasketLine, Refusal } from '@bandari/sdk'

/** Why a quantity was not taken (buyer spec §5). */
export function lineRefusalSentence(
  { status, code, message }: Refusal,
  { max_quantity }: Pick<BasketLine, 'max_quantity'>,
): Sentence {
  if (code === 'unavailable') return stockLeft(0)
  if (code === 'max_quantity') return stockLeft(max_quantity)
  return status === 406 && message !== null ? message : 'basket.changeFailed'
}

export function stockLeft(count: number): FilledMessage {
  return fill('basket.stockLeft', { count: Math.max(0, count) })
}
