import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import type { VehicleAtDoor, VehicleSearchResult } from '@bandari/sdk'
import {
  Badge,
  buttonClass,
  Card,
  Picture,
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
import { LazyHeart } from '../shared/favourites/LazyHeart.tsx'
import { LandedOnCard } from './lazy-landed-components.tsx'
import css from './VehicleResult.module.css'

interface VehicleResultProps {
  vehicle: VehicleAtDoor
  /** Above the fold: its picture is fetched first. */
  isFirst: boolean
  mine: MyDestination | null
}

/** A card opens the vehicle; Inquire opens it where its seller is reached (buyer spec §2). */
export function VehicleResult({ vehicle, isFirst, mine }: VehicleResultProps) {
  const t = useTranslate()
  const { id, title, price, struck_price, currency, remote_image, images, location } = vehicle
  return (
    <Card as="li" linked padded={false} className={css.card}>
      <div className={css.picture}>
        <Picture
          src={remote_image}
          alt=""
          sizes="(min-width: 1200px) 260px, (min-width: 640px) 220px, 100vw"
          eager={isFirst}
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
      <div className={css.body}>
        <h2 className={css.title}>
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
      <div className={css.offer}>
        {vehicle.listing_type === 'Auction' && (
          <Badge tone="attention">{t('search.underAuction')}</Badge>
        )}
        <Price amount={price} currency={currency} struck={struck_price} className={css.price} />
        <MyMoney amount={price} currency={currency} />
        <p className={css.note}>{t('search.beforeShipping')}</p>
        {mine && vehicle.landed && (
          <LandedOnCard landed={vehicle.landed} place={mine.city} isInsured={mine.insurance} />
        )}
        <AppLink
          className={buttonClass({ variant: 'secondary' }, css.inquire)}
          href={`${paths.details(id)}#contact`}
          aria-label={t('search.inquireAbout', { title })}
        >
          {t('search.inquire')}
        </AppLink>
      </div>
    </Card>
  )
}

function Facts({ vehicle }: { vehicle: VehicleSearchResult }) {
  const format = useFormat()
  const t = useTranslate()
  const { make, model, year, mileage, fuel_type, transmission } = vehicle
  const facts = [
    ['search.make', make],
    ['search.model', model],
    ['search.year', year],
    ['search.mileage', mileage === null ? null : format.distance(mileage)],
    ['search.fuel', fuel_type && (vehicleWord(t, fuel_type) ?? fuel_type)],
    ['search.gearbox', transmission && (vehicleWord(t, transmission) ?? transmission)],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={css.fact}>
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
    <Card as="li" padded={false} className={css.card}>
      <Skeleton shape="picture" className={css.picture} />
      <div className={css.body}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={css.offer}>
        <Skeleton className={css.priceSkeleton} />
      </div>
    </Card>
  )
}
