import type { ProductDocument } from '@bandari/sdk'
import { Card, RevealPhone } from '@bandari/ui'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { useSite } from '../shared/settings.ts'
import css from './ContactCard.module.css'
import { isSpare } from './specification.ts'

const advice = {
  auction: 'This item is under auction and cannot be bought directly. Call to ask about bidding.',
  vehicle: 'This one is sold in Kenya, in shillings, by its seller. See it before you pay for it.',
  spare:
    'This part is sold in Kenya, in shillings, by its seller. Compare the part number with the one on your old part before you pay.',
}

/** Sold by contact: goods that are in Kenya already, and goods under auction (decisions 5, buyer spec §4). */
export function LocalOffer({ product }: { product: ProductDocument }) {
  const { contactPhone } = useSite()
  const phone = product.contact ?? contactPhone
  const isAuction = product.listing_type === 'Auction'
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{isAuction ? 'Inquire' : 'Talk to the seller'}</h2>
      <p>{isAuction ? advice.auction : isSpare(product) ? advice.spare : advice.vehicle}</p>
      <RevealPhone variant="primary" size="large" wide phone={phone} />
      <noscript>
        <PhoneLink phone={phone} />
      </noscript>
    </Card>
  )
}
