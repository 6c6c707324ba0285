import { useTranslate } from '@bandari/i18n/react'
import type { ItemSearchResult } from '@bandari/sdk'
import { buttonClass, Card, classNames, Price, Skeleton, vehicleWord } from '@bandari/ui'
import dense from '../shared/cards/DenseCard.module.css'
import { ListPicture } from '../shared/cards/ListPicture.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { MyMoney } from '../shared/money/MyMoney.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { ItemAvailability } from './ItemAvailability.tsx'
import css from './ItemResult.module.css'

interface ItemResultProps {
  item: ItemSearchResult
  /** Its place in the list: the picture of the first is fetched first, those of the first screens with the page. */
  index: number
}

/** Image, title, price, transmission and fuel; a card goes to the item (buyer spec §2). */
export function ItemResult({ item, index }: ItemResultProps) {
  const t = useTranslate()
  const { title, price, currency, remote_image, transmission, fuel_type, listing_type } = item
  const facts = [transmission, fuel_type]
    .filter((fact) => fact !== null)
    .map((fact) => vehicleWord(t, fact) ?? fact)
  const isAuction = listing_type === 'Auction'
  return (
    <Card as="li" linked padded={false} className={classNames(css.card, dense.card)}>
      <div className={dense.picture}>
        <ListPicture
          src={remote_image}
          index={index}
          sizes="(min-width: 1280px) 300px, (min-width: 769px) 30vw, 92vw"
        />
      </div>
      <div className={classNames(css.body, dense.body)}>
        <div>
          <ItemAvailability listingType={listing_type} />
        </div>
        <h2 className={classNames(css.title, dense.title)}>
          <AppLink className={css.link} href={paths.item(item)}>
            {title}
          </AppLink>
        </h2>
        {facts.length > 0 && <p className={css.facts}>{facts.join(' · ')}</p>}
      </div>
      <div className={classNames(css.offer, dense.offer)}>
        <div className={classNames(css.price, dense.price)}>
          <Price amount={price} currency={currency} />
          <MyMoney amount={price} currency={currency} />
        </div>
        <AppLink
          className={buttonClass({ variant: 'secondary' }, classNames(css.action, dense.onlyLarge))}
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
    <Card as="li" padded={false} className={classNames(css.card, dense.card)}>
      <Skeleton shape="picture" />
      <div className={classNames(css.body, dense.body)}>
        <Skeleton />
        <Skeleton />
      </div>
      <div className={classNames(css.offer, dense.offer)}>
        <Skeleton className={css.priceSkeleton} />
      </div>
    </Card>
  )
}
