import { useTranslator } from '@bandari/i18n/react'
import type { KenyaProduct } from '@bandari/sdk'
import { Card, Picture, locationLabel, Price, Skeleton, subtitleLabel } from '@bandari/ui'
import { MapPin } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { AppLink } from '../page/AppLink.tsx'
import { LazyHeart } from '../favourites/LazyHeart.tsx'
import { FitBadge } from '../fitting/FitBadge.tsx'
import { readVehicle, withVehicle } from '../fitting/vehicle-choice.ts'
import { SoldBy } from '../sellers/SoldBy.tsx'
import css from './LocalProduct.module.css'
import { paths } from '../addresses/paths.ts'

interface LocalProductProps {
  product: KenyaProduct
  /** Above the fold: its picture is fetched first. */
  isFirst: boolean
}

/** Product class 2 is a spare: its card leads to /details/{id}/parts (buyer spec §2). */
const spareClass = 2

export function LocalProduct({ product, isFirst }: LocalProductProps) {
  const translator = useTranslator()
  const { t } = translator
  const { id, title, price, currency, primary_image, subtitle_clean, location, seller } = product
  const isSpare = product.product_class_id === spareClass
  const vehicle = readVehicle(useSearchParams()[0])
  const page = paths.details(id, isSpare ? 'spare' : 'vehicle')
  const href = isSpare ? withVehicle(page, { vehicle }) : page
  return (
    <Card as="li" linked padded={false} className={css.card}>
      <Picture
        className={css.picture}
        src={primary_image}
        alt=""
        sizes="(min-width: 480px) 180px, 120px"
        eager={isFirst}
      />
      <LazyHeart look="start" title={title} product={id} price={price} currency={currency} />
      <div className={css.body}>
        <h2 className={css.title}>
          <AppLink className={css.link} href={href}>
            {title}
          </AppLink>
        </h2>
        <Price className={css.price} amount={price} currency={currency} />
        {product.fit && (
          <p className={css.fit}>
            <FitBadge verdict={product.fit} />
          </p>
        )}
        {subtitle_clean !== '' && (
          <p className={css.subtitle}>{subtitleLabel(translator, subtitle_clean)}</p>
        )}
        {location !== null && (
          <p className={css.location}>
            <MapPin size={16} aria-hidden="true" />
            {locationLabel(t, location)}
          </p>
        )}
        {seller && <SoldBy seller={seller} className={css.seller} />}
      </div>
    </Card>
  )
}

/** The shape of a card that is on its way. */
export function LocalProductSkeleton() {
  return (
    <Card as="li" padded={false} className={css.card}>
      <Skeleton shape="picture" className={css.picture} />
      <div className={css.body}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </Card>
  )
}
