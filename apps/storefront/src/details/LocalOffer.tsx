import type { ProductDocument } from '@bandari/sdk'
import { Card, RevealPhone } from '@bandari/ui'
import { contact } from '../shared/contact.data.ts'
import css from './ContactCard.module.css'

/** Sold by contact: what is in Kenya already, and what is under auction (decisions 5, buyer spec §4). */
export function LocalOffer({ product }: { product: ProductDocument }) {
  const isAuction = product.listing_type === 'Auction'
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{isAuction ? 'Inquire' : 'Talk to the seller'}</h2>
      <p>
        {isAuction
          ? 'This item is under auction and cannot be bought directly. Call to ask about bidding.'
          : 'This one is sold in Kenya, in shillings, by its seller. See it before you pay for it.'}
      </p>
      <RevealPhone variant="primary" size="large" wide phone={product.contact ?? contact.phone} />
    </Card>
  )
}
