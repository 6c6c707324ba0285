import type { ItemDetail } from '@bandari/sdk'
import css from './ItemPage.module.css'

/** What happens after Buy Now, before anybody pays. */
export function Delivery({ item }: { item: ItemDetail }) {
  const isAuction = item.listing_type === 'Auction'
  return (
    <ul className={css.parts}>
      <li>The goods are a partner’s; you order from us, and we answer for what you get.</li>
      {isAuction && <li>If you win the bidding we write you a pro-forma invoice.</li>}
      <li>Shipping to your country is quoted from your basket, before you order.</li>
      <li>You pay by bank transfer or Bitcoin, against a pro-forma invoice.</li>
      <li>Import duty and clearing are paid in your country.</li>
    </ul>
  )
}
