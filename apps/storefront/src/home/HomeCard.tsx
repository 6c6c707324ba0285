import { useFormat } from '@bandari/i18n/react'
import type { PromoItem } from '@bandari/sdk'
import { Picture } from '@bandari/ui'
import { LazyHeart } from '../shared/favourites/LazyHeart.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { cardImage } from './card-image.ts'
import css from './HomeCard.module.css'

/** A vehicle in a carousel, small: ten are in a row (buyer spec §2). */
export function HomeCard({ item: { id, title, price, currency, remote_image } }: HomeCardProps) {
  const format = useFormat()
  const image = cardImage(remote_image)
  return (
    <li className={css.card}>
      {image ? (
        <picture className={css.box}>
          {image.avif && <source type="image/avif" srcSet={image.avif} />}
          <img src={image.src} alt="" width={320} height={240} loading="lazy" decoding="async" />
        </picture>
      ) : (
        <Picture src={null} alt="" className={css.box} />
      )}
      <LazyHeart look="card" title={title} product={id} price={price} currency={currency} />
      <p className={css.price}>{format.money({ amount: price, currency, decimals: 0 })}</p>
      <AppLink className={css.link} href={paths.details(id)}>
        {title}
      </AppLink>
    </li>
  )
}

interface HomeCardProps {
  item: PromoItem
}
