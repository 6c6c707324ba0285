import type { Sentence } from '@bandari/i18n'
import { purchaseMessages } from '../shared/purchase/purchase-messages.ts'

export interface Purchase {
  country: string
  port: string
  /** False for a country that none of our ports serves: its shipping is quoted (decisions 8). */
  hasPorts: boolean
  quantity: number
  /** The number that can still be bought; null when it is not counted, which is treated as none. */
  stock: number | null
  hasOptions: boolean
  /** The product's option for the destination. */
  option: string | null
}

export type PurchaseResult = 'ok' | 'no-destination' | 'out-of-stock' | 'too-many' | 'no-option'

/** Whether Buy Now may go on (buyer spec §5). */
export function validatePurchase(purchase: Purchase): PurchaseResult {
  const { country, port, hasPorts, quantity, stock, hasOptions, option } = purchase
  if (country === '' || (hasPorts && port === '')) return 'no-destination'
  if (stock === null || stock < 1) return 'out-of-stock'
  if (quantity > stock) return 'too-many'
  if (hasOptions && hasPorts && option === null) return 'no-option'
  return 'ok'
}

export function resultSentence(
  result: Exclude<PurchaseResult, 'ok'>,
  { stock }: Pick<Purchase, 'stock'>,
): Sentence {
  const sentences: Record<typeof result, Sentence> = {
    'no-destination': 'details.noDestination',
    'out-of-stock': purchaseMessages.outOfStock,
    'too-many': purchaseMessages.onlyAvailable(stock ?? 0),
    'no-option': 'details.noOption',
  }
  return sentences[result]
}
