import type { DealCard } from '@bandari/sdk'
import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import { Card, Picture, Price, vehicleWord } from '@bandari/ui'
import { LazyHeart } from '../shared/favourites/LazyHeart.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { MyMoney } from '../shared/money/MyMoney.tsx'
import css from './DealTile.module.css'

interface DealTileProps {
  deal: DealCard
  href: string
  /** With shipping to the one port that the page is about. */
  total?: { port: string; amount: number }
  /** The first of its page, whose picture is fetched at once. */
  eager?: boolean
}

/** A deal: picture, title, price, `Save: 10%` (buyer spec §2). The whole card leads on. */
export function DealTile({ deal, href, total, eager = false }: DealTileProps) {
  const format = useFormat()
  const t = useTranslate()
  const { id, title, price, struck_price, currency, image, year, mileage, transmission } = deal
  const gearbox = transmission && (vehicleWord(t, transmission) ?? transmission)
  const facts = [year, mileage === null ? null : format.distance(mileage), gearbox]
  return (
    <Card as="li" linked padded={false} className={css.tile}>
      <div className={css.picture}>
        <Picture
          src={image}
          alt=""
          eager={eager}
          sizes="(min-width: 1280px) 300px, (min-width: 1024px) 24vw, (min-width: 768px) 32vw, (min-width: 600px) 48vw, 36vw"
        />
        <LazyHeart look="card" title={title} product={id} price={price} currency={currency} />
      </div>
      <div className={css.body}>
        <h3 className={css.title}>
          <AppLink className={css.link} href={href}>
            {title}
          </AppLink>
        </h3>
        <p className={css.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
        <Price amount={price} currency={currency} struck={struck_price} />
        <MyMoney amount={price} currency={currency} />
        {total && (
          <p className={css.total}>
            <Rich
              id="deals.totalTo"
              values={{ port: total.port }}
              parts={{ total: <strong>{format.money({ amount: total.amount, currency })}</strong> }}
            />
          </p>
        )}
      </div>
    </Card>
  )
}
