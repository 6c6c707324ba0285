import type { SellerBrief } from '@bandari/sdk'
import { plainName } from '../../platform/mail/greeting.ts'

export interface SellerFacts {
  id: number
  first_name: string
  last_name: string
}

/**
 * A seller's name as everybody reads it: the first name and the initial of the last, without what could be an address or a
 * number to call. Empty where nothing is left of it.
 */
export function sellerName({ first_name, last_name }: Omit<SellerFacts, 'id'>): string {
  const first = plainName(first_name)
  const [initial = ''] = plainName(last_name)
  return [first, /\p{L}/u.test(initial) ? `${initial}.` : '']
    .filter((part) => part !== '')
    .join(' ')
}

export function sellerBrief(seller: SellerFacts): SellerBrief {
  return { id: seller.id, name: sellerName(seller) }
}
