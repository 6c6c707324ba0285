import { useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { Card, locationLabel } from '@bandari/ui'
import { Mail, MapPin } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../shared/page/settings.ts'
import { AskByWhatsApp } from './AskByWhatsApp.tsx'
import { AskSeller } from './AskSeller.tsx'
import css from './ContactCard.module.css'
import { SellerPhone } from './SellerPhone.tsx'

interface ContactCardProps {
  product: ProductDocument
  /** Off if the offer's own action already shows the number. */
  hasPhone: boolean
}

/** The seller's contact, and the vehicle's location; Inquire on a card of the search leads here. */
export function ContactCard({ product, hasPhone }: ContactCardProps) {
  const t = useTranslate()
  const { supportEmail, brandName } = useSite()
  const { title, upc, location } = product
  const { hash } = useLocation()
  // The browser scrolls to the fragment of a page that it loads, but not after a navigation inside the app.
  useEffect(() => {
    if (hash === '#contact') document.getElementById('contact')?.scrollIntoView()
  }, [hash])
  const subject = encodeURIComponent(upc === null ? title : `${title} (${upc})`)
  return (
    <Card as="section" className={css.card} id="contact" aria-labelledby="contact-title">
      <h2 className={css.title} id="contact-title">
        {t('details.contact')}
      </h2>
      <p>{t('details.contactText', { brand: brandName, hours: t('shell.officeHours') })}</p>
      {location !== null && (
        <p className={css.line}>
          <MapPin size={18} aria-hidden="true" />
          {locationLabel(t, location)}
        </p>
      )}
      <p className={css.line}>
        <Mail size={18} aria-hidden="true" />
        <a href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</a>
      </p>
      {hasPhone && <AskSeller id={product.id} />}
      {hasPhone && <AskByWhatsApp product={product} />}
      {hasPhone && <SellerPhone id={product.id} />}
    </Card>
  )
}
