import { useTranslate } from '@bandari/i18n/react'
import type { ItemDetail } from '@bandari/sdk'
import css from './ItemPage.module.css'
import { useOtherMethods } from '../shared/page/other-methods.ts'

/** What happens after Buy Now, before anybody pays. */
export function Delivery({ item }: { item: ItemDetail }) {
  const t = useTranslate()
  const others = useOtherMethods()
  const isAuction = item.listing_type === 'Auction'
  return (
    <ul className={css.parts}>
      <li>{t('items.delivery.partner')}</li>
      {isAuction && <li>{t('items.delivery.auction')}</li>}
      <li>{t('items.delivery.shipping')}</li>
      <li>{t('items.delivery.payment', { others })}</li>
      <li>{t('items.delivery.duty')}</li>
    </ul>
  )
}
