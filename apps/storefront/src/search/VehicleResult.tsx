import type { VehicleSearchResult } from '@bandari/sdk'
import { Badge, buttonClass, Card, formatCount, Picture, Price, Skeleton } from '@bandari/ui'
import { Camera, MapPin } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import css from './VehicleResult.module.css'

interface VehicleResultProps {
  vehicle: VehicleSearchResult
  /** Above the fold: its picture is fetched first. */
  isFirst: boolean
}

/** A card opens the vehicle; Inquire opens it where its seller is reached (buyer spec §2). */
export function VehicleResult({ vehicle, isFirst }: VehicleResultProps) {
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
            {images}
            <span className="visually-hidden"> pictures</span>
          </p>
        )}
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
            {location}
          </p>
        )}
      </div>
      <div className={css.offer}>
        {vehicle.listing_type === 'Auction' && <Badge tone="attention">UNDER AUCTION</Badge>}
        <Price amount={price} currency={currency} struck={struck_price} className={css.price} />
        <p className={css.note}>before shipping</p>
        <AppLink
          className={buttonClass({ variant: 'secondary' }, css.inquire)}
          href={`${paths.details(id)}#contact`}
          aria-label={`Inquire about ${title}`}
        >
          Inquire
        </AppLink>
      </div>
    </Card>
  )
}

function Facts({ vehicle }: { vehicle: VehicleSearchResult }) {
  const { make, model, year, mileage, fuel_type, transmission } = vehicle
  const facts = [
    ['Make', make],
    ['Model', model],
    ['Year', year],
    ['Mileage', mileage === null ? null : `${formatCount(mileage)} km`],
    ['Fuel', fuel_type],
    ['Gearbox', transmission],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value ?? 'Not declared'}</dd>
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
