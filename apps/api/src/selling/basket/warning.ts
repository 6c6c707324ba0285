import { toGrouped } from '../../core/money.ts'
import {
  choiceOf,
  choiceResult,
  type Chosen,
  type OfferedChoices,
} from '../../stock/catalogue/product/choices.ts'

interface CheckedLine extends Chosen, OfferedChoices {
  title: string
  quantity: number
  available: number
  currency: string
  price_seen: number
  unitPrice: number
}

/**
 * What the buyer should know before they order: gone, fewer left, not offered as it was chosen, another price than when it
 * was added.
 */
export function warningFor(line: CheckedLine): string | null {
  const { title, quantity, available, currency, price_seen: before, unitPrice: now } = line
  if (available < 1) return `'${title}' is no longer available`
  if (available < quantity) {
    return `'${title}' is no longer available in this quantity (a maximum of ${available} can be bought)`
  }
  if (choiceResult(line, choiceOf(line)) !== 'ok') {
    return `'${title}' is no longer offered as you chose it. Choose again`
  }
  if (before === now) return null
  const direction = now > before ? 'increased' : 'decreased'
  const [from, to] = [before, now].map((price) => `${currency} ${toGrouped(price)}`)
  return `The price of '${title}' has ${direction} from ${from} to ${to} since you added it to your basket`
}
