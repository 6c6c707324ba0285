import { useTranslate } from '@bandari/i18n/react'
import type { ItemDetail } from '@bandari/sdk'
import css from './ItemPage.module.css'
import { useSite } from '../shared/page/settings.ts'

/** What happens after Buy Now, before anybody pays. */
export function Delivery({ item }: { item: ItemDetail }) {
  const t = useTranslate()
  const { takesBitcoin } = useSite()
  const isAuction = item.listing_type === 'Auction'
  return (
    <ul className={css.parts}>
      <li>{t('items.delivery.partner')}</li>
      {isAuction && <li>{t('items.delivery.auction')}</li>}
      <li>{t('items.delivery.shipping')}</li>
      <li>{t('items.delivery.payment', { takesBitcoin })}</li>
      <li>{t('items.delivery.duty')}</li>
    </ul>
  )
}
