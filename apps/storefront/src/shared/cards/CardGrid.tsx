import type { ProductCard } from '@bandari/sdk'
import type { MyDestination } from '../destination/my-destination.ts'
import { LazyHeart } from '../favourites/LazyHeart.tsx'
import { CompareToggle } from './CompareToggle.tsx'
import css from './Cards.module.css'
import dense from './DenseCard.module.css'
import { ProductTile } from './ProductTile.tsx'

interface CardGridProps {
  label: string
  ids: readonly number[]
  cards: ReadonlyMap<number, ProductCard>
  mine: MyDestination | null
}

/** Products that may be kept and compared; one that nobody may see any more is left out. */
export function CardGrid({ label, ids, cards, mine }: CardGridProps) {
  return (
    <ul className={`plain-list ${css.grid} ${dense.list}`} aria-label={label}>
      {ids.flatMap((id, index) => {
        const card = cards.get(id)
        if (!card) return []
        const { title, price, currency, state } = card
        return (
          <ProductTile
            key={id}
            card={card}
            index={index}
            mine={mine}
            corner={
              price !== null &&
              currency !== null && (
                <LazyHeart
                  look="card"
                  title={title}
                  product={id}
                  price={price}
                  currency={currency}
                />
              )
            }
          >
            {state !== 'withdrawn' && card.class !== 'parts' && (
              <div className={css.actions}>
                <CompareToggle id={id} title={title} />
              </div>
            )}
          </ProductTile>
        )
      })}
    </ul>
  )
}
