import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { VehicleSearchResult } from '@bandari/sdk'
import { Card, Picture, Price, vehicleWord } from '@bandari/ui'
import { AppLink } from '../page/AppLink.tsx'
import { MyMoney } from '../money/MyMoney.tsx'
import { paths } from '../addresses/paths.ts'
import { LazyHeart } from '../favourites/LazyHeart.tsx'
import css from './VehicleTile.module.css'

/** A vehicle in a short row: on the home page, and next to another vehicle. The whole tile is a link. */
export function VehicleTile({ vehicle }: { vehicle: VehicleSearchResult }) {
  const format = useFormat()
  const t = useTranslate()
  const { id, title, price, struck_price, currency, remote_image, year, mileage } = vehicle
  const gearbox =
    vehicle.transmission && (vehicleWord(t, vehicle.transmission) ?? vehicle.transmission)
  const facts = [year, mileage === null ? null : format.distance(mileage), gearbox]
  return (
    <Card as="li" linked padded={false} className={css.tile}>
      <Picture
        src={remote_image}
        alt=""
        sizes="(min-width: 1024px) 300px, (min-width: 769px) 45vw, 70vw"
      />
      <LazyHeart look="card" title={title} product={id} price={price} currency={currency} />
      <div className={css.body}>
        <h3 className={css.title}>
          <AppLink className={css.link} href={paths.details(id)}>
            {title}
          </AppLink>
        </h3>
        <p className={css.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
        <Price amount={price} currency={currency} struck={struck_price} />
        <MyMoney amount={price} currency={currency} />
      </div>
    </Card>
  )
}
