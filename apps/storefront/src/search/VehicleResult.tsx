import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import type { VehicleAtDoor, VehicleSearchResult } from '@bandari/sdk'
import {
  Badge,
  buttonClass,
  Card,
  classNames,
  locationLabel,
  Price,
  Skeleton,
  vehicleWord,
} from '@bandari/ui'
import { Camera, MapPin } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { MyMoney } from '../shared/money/MyMoney.tsx'
import { paths } from '../shared/addresses/paths.ts'
import dense from '../shared/cards/DenseCard.module.css'
import { ListPicture } from '../shared/cards/ListPicture.tsx'
import { LazyHeart } from '../shared/favourites/LazyHeart.tsx'
import { LandedOnCard } from './lazy-landed-components.tsx'
import css from './VehicleResult.module.css'

interface VehicleResultProps {
  vehicle: VehicleAtDoor
  /** Its place in the list: the picture of the first is fetched first, those of the first screens with the page. */
  index: number
  mine: MyDestination | null
}

/** A card opens the vehicle; Inquire opens it where its seller is reached (buyer spec §2). */
export function VehicleResult({ vehicle, index, mine }: VehicleResultProps) {
  const t = useTranslate()
  const { id, title, price, currency, remote_image, images, location } = vehicle
  return (
    <Card as="li" linked padded={false} className={classNames(css.card, dense.card)}>
      <div className={classNames(css.picture, dense.picture)}>
        <ListPicture
          src={remote_image}
          index={index}
          sizes="(min-width: 1200px) 260px, (min-width: 640px) 220px, 100vw"
        />
        {images > 1 && (
          <p className={css.count}>
            <Camera size={14} aria-hidden="true" />
            <Rich
              id="search.pictures"
              values={{ count: images }}
              parts={{ hidden: <span className="visually-hidden" /> }}
            />
          </p>
        )}
        <LazyHeart look="card" title={title} product={id} price={price} currency={currency} />
      </div>
      <div className={classNames(css.body, dense.body)}>
        <h2 className={classNames(css.title, dense.title)}>
          <AppLink className={css.link} href={paths.details(id)}>
            {title}
          </AppLink>
        </h2>
        <Facts vehicle={vehicle} />
        {location !== null && (
          <p className={css.location}>
            <MapPin size={16} aria-hidden="true" />
            {locationLabel(t, location)}
          </p>
        )}
      </div>
      <Offer vehicle={vehicle} mine={mine} />
    </Card>
  )
}

function Offer({ vehicle, mine }: Pick<VehicleResultProps, 'vehicle' | 'mine'>) {
  const t = useTranslate()
  const { id, title, price, struck_price, currency } = vehicle
  return (
    <div className={classNames(css.offer, dense.offer)}>
      {vehicle.listing_type === 'Auction' && (
        <Badge tone="attention">{t('search.underAuction')}</Badge>
      )}
      <Price
        amount={price}
        currency={currency}
        struck={struck_price}
        className={classNames(css.price, dense.price)}
      />
      <MyMoney amount={price} currency={currency} />
      <p className={css.note}>{t('search.beforeShipping')}</p>
      {mine && vehicle.landed && (
        <LandedOnCard landed={vehicle.landed} place={mine.city} isInsured={mine.insurance} />
      )}
      <AppLink
        className={buttonClass({ variant: 'secondary' }, classNames(css.inquire, dense.onlyLarge))}
        href={`${paths.details(id)}#contact`}
        aria-label={t('search.inquireAbout', { title })}
      >
        {t('search.inquire')}
      </AppLink>
    </div>
  )
}

function Facts({ vehicle }: { vehicle: VehicleSearchResult }) {
  const format = useFormat()
  const t = useTranslate()
  const { make, model, year, mileage, fuel_type, transmission } = vehicle
  const facts = [
    // The title says both.
    ['search.make', make, dense.onlyLarge],
    ['search.model', model, dense.onlyLarge],
    ['search.year', year],
    ['search.mileage', mileage === null ? null : format.distance(mileage)],
    ['search.fuel', fuel_type && (vehicleWord(t, fuel_type) ?? fuel_type)],
    ['search.gearbox', transmission && (vehicleWord(t, transmission) ?? transmission)],
  ] as const
  return (
    <dl className={classNames(css.facts, dense.inOneLine)}>
      {facts.map(([label, value, look]) => (
        <div key={label} className={value === null ? dense.onlyLarge : look}>
          <dt className={css.label}>{t(label)}</dt>
          <dd className={css.value}>{value ?? t('search.notDeclared')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The shape of a result that is on its way. */
export function VehicleResultSkeleton() {
  return (
    <Card as="li" padded={false} className={classNames(css.card, dense.card)}>
      <Skeleton shape="picture" className={classNames(css.picture, dense.picture)} />
      <div className={classNames(css.body, dense.body)}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={classNames(css.offer, dense.offer)}>
        <Skeleton className={css.priceSkeleton} />
      </div>
    </Card>
  )
}
