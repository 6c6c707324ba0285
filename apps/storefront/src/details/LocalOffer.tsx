import { useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { PhoneLink } from '../shared/page/PhoneLink.tsx'
import { useSite } from '../shared/page/settings.ts'
import { AskByWhatsApp } from './AskByWhatsApp.tsx'
import { AskSeller } from './AskSeller.tsx'
import css from './ContactCard.module.css'
import { SellerPhone } from './SellerPhone.tsx'
import { isSpare } from './spare.ts'

const advice = {
  auction: 'details.auctionAdvice',
  vehicle: 'details.localVehicle',
  spare: 'details.localPart',
} as const

/** Sold by contact: goods that are in Kenya already, and goods under auction (decisions 5, buyer spec §4). */
export function LocalOffer({ product }: { product: ProductDocument }) {
  const t = useTranslate()
  const { contactPhone } = useSite()
  const isAuction = product.listing_type === 'Auction'
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{t(isAuction ? 'details.inquire' : 'details.talk')}</h2>
      <p>{t(isAuction ? advice.auction : isSpare(product) ? advice.spare : advice.vehicle)}</p>
      <SellerPhone id={product.id} variant="primary" size="large" wide />
      <AskSeller id={product.id} size="large" wide />
      <AskByWhatsApp product={product} size="large" wide />
      <noscript>
        <PhoneLink phone={contactPhone} />
      </noscript>
    </Card>
  )
}
