import type { ProductCard } from '@bandari/sdk'

/** What has become of a favourite since it was kept. */
export type Change =
  | { kind: 'same' | 'sold' | 'withdrawn' }
  | { kind: 'cheaper' | 'dearer'; by: number }
  /** Its seller asks for another currency now, which compares with nothing. */
  | { kind: 'other-currency' }

interface KeptPrice {
  price: number
  currency: string
}

/** A listing that nobody tells of any more counts as withdrawn. In whole cents, as prices are. */
export function changeSince(
  kept: KeptPrice,
  now: Pick<ProductCard, 'state' | 'price' | 'currency'> | undefined,
): Change {
  if (!now || now.state === 'withdrawn' || now.price === null) return { kind: 'withdrawn' }
  if (now.state === 'sold') return { kind: 'sold' }
  if (now.currency !== kept.currency) return { kind: 'other-currency' }
  const cents = Math.round(now.price * 100) - Math.round(kept.price * 100)
  if (cents === 0) return { kind: 'same' }
  return { kind: cents < 0 ? 'cheaper' : 'dearer', by: Math.abs(cents) / 100 }
}
