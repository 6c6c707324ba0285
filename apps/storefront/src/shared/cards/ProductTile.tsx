import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { ProductCard } from '@bandari/sdk'
import { Badge, Card, classNames, Price, vehicleWord } from '@bandari/ui'
import type { ReactNode } from 'react'
import { paths } from '../addresses/paths.ts'
import type { MyDestination } from '../destination/my-destination.ts'
import { FitBadge } from '../fitting/FitBadge.tsx'
import { LandedOnCard } from '../landed/LandedOnCard.tsx'
import { MyMoney } from '../money/MyMoney.tsx'
import { AppLink } from '../page/AppLink.tsx'
import css from './Cards.module.css'
import dense from './DenseCard.module.css'
import { ListPicture } from './ListPicture.tsx'

interface ProductTileProps {
  card: ProductCard
  /** Its place in the list. */
  index: number
  mine: MyDestination | null
  /** Below the price. */
  children?: ReactNode
  /** In the corner of the picture. */
  corner?: ReactNode
}

/** A product as it is now: one that was sold or withdrawn says so. */
export function ProductTile({ card, index, mine, children, corner }: ProductTileProps) {
  const { title, state, price, currency, remote_image, landed } = card
  return (
    <Card as="li" padded={false} className={classNames(css.tile, dense.card)}>
      <div className={classNames(css.picture, dense.picture)}>
        <ListPicture
          src={remote_image}
          index={index}
          sizes="(min-width: 1024px) 300px, (min-width: 640px) 45vw, 100vw"
        />
        {corner}
      </div>
      <div className={classNames(css.body, dense.body, dense.last)}>
        <StateBadge state={state} />
        <h2 className={css.title}>
          {state === 'withdrawn' ? title : <AppLink href={pathOf(card)}>{title}</AppLink>}
        </h2>
        <FactsOf card={card} />
        {price !== null && currency !== null && (
          <>
            <Price amount={price} currency={currency} />
            <MyMoney amount={price} currency={currency} />
          </>
        )}
        {card.fit && (
          <p>
            <FitBadge verdict={card.fit} />
          </p>
        )}
        {mine && landed && (
          <LandedOnCard landed={landed} place={mine.city} isInsured={mine.insurance} />
        )}
        {children}
      </div>
    </Card>
  )
}

export function pathOf({ id, class: kind }: Pick<ProductCard, 'id' | 'class'>): string {
  return paths.details(id, kind === 'parts' ? 'spare' : 'vehicle')
}

export function StateBadge({ state }: Pick<ProductCard, 'state'>) {
  const t = useTranslate()
  if (state === 'on_sale') return null
  return (
    <p>
      <Badge tone="refusal">
        {t(state === 'sold' ? 'favourites.sold' : 'favourites.withdrawn')}
      </Badge>
    </p>
  )
}

function FactsOf({ card: { year, mileage, transmission, condition } }: { card: ProductCard }) {
  const format = useFormat()
  const t = useTranslate()
  const word = (value: string | null) => value && (vehicleWord(t, value) ?? value)
  const facts = [
    year,
    mileage === null ? null : format.distance(mileage),
    word(transmission),
    word(condition),
  ].filter((fact) => fact !== null)
  return facts.length === 0 ? null : <p className={css.facts}>{facts.join(' · ')}</p>
}
