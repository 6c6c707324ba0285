import { useTranslate } from '@bandari/i18n/react'
import type { ItemSearchResult } from '@bandari/sdk'
import { buttonClass, Card, Picture, Price, Skeleton, vehicleWord } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { MyMoney } from '../shared/money/MyMoney.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { ItemAvailability } from './ItemAvailability.tsx'
import css from './ItemResult.module.css'

interface ItemResultProps {
  item: ItemSearchResult
  /** Above the fold: its picture is fetched first. */
  isFirst: boolean
}

/** Image, title, price, transmission and fuel; a card goes to the item (buyer spec §2). */
export function ItemResult({ item, isFirst }: ItemResultProps) {
  const t = useTranslate()
  const { title, price, currency, remote_image, transmission, fuel_type, listing_type } = item
  const facts = [transmission, fuel_type]
    .filter((fact) => fact !== null)
    .map((fact) => vehicleWord(t, fact) ?? fact)
  const isAuction = listing_type === 'Auction'
  return (
    <Card as="li" linked padded={false} className={css.card}>
      <Picture
        src={remote_image}
        alt=""
        sizes="(min-width: 1280px) 300px, (min-width: 769px) 30vw, (min-width: 540px) 46vw, 92vw"
        eager={isFirst}
      />
      <div className={css.body}>
        <div>
          <ItemAvailability listingType={listing_type} />
        </div>
        <h2 className={css.title}>
          <AppLink className={css.link} href={paths.item(item)}>
            {title}
          </AppLink>
        </h2>
        {facts.length > 0 && <p className={css.facts}>{facts.join(' · ')}</p>}
      </div>
      <div className={css.offer}>
        <div className={css.price}>
          <Price amount={price} currency={currency} />
          <MyMoney amount={price} currency={currency} />
        </div>
        <AppLink
          className={buttonClass({ variant: 'secondary' }, css.action)}
          href={paths.item(item)}
          aria-label={t(isAuction ? 'items.inquireAbout' : 'items.buyTitle', { title })}
        >
          {t(isAuction ? 'items.inquire' : 'items.buyNow')}
        </AppLink>
      </div>
    </Card>
  )
}

/** The shape of a result that is on its way. */
export function ItemResultSkeleton() {
  return (
    <Card as="li" padded={false} className={css.card}>
      <Skeleton shape="picture" />
      <div className={css.body}>
        <Skeleton />
        <Skeleton />
      </div>
      <div className={css.offer}>
        <Skeleton className={css.priceSkeleton} />
      </div>
    </Card>
  )
}
