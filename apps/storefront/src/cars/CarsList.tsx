import type { ProductCard, VehicleAtDoor, VehicleSummary } from '@bandari/sdk'
import { classNames, ErrorAlert, Loading } from '@bandari/ui'
import { referenceOf } from '../api/refusal.ts'
import cards from '../shared/cards/Cards.module.css'
import dense from '../shared/cards/DenseCard.module.css'
import { ProductTile } from '../shared/cards/ProductTile.tsx'
import { LazyHeart } from '../shared/favourites/LazyHeart.tsx'
import css from './Cars.module.css'
import { subjectName } from './cars-sentences.ts'
import { useWords } from './use-words.ts'

interface CarsListProps {
  summary: VehicleSummary
  vehicles: readonly VehicleAtDoor[] | undefined
  error: unknown
  onRetry: () => void
}

/** A dozen of them with what each costs at the door of the page's country, whatever destination its visitor has. */
export function CarsList({ summary, vehicles, error, onRetry }: CarsListProps) {
  const words = useWords()
  const { t } = words
  const heading = t('carPages.listName', { name: subjectName(words, summary) })
  return (
    <section className={css.section} aria-labelledby="list">
      <h2 id="list">{heading}</h2>
      {summary.door && (
        <p className={css.quiet}>
          {t(
            summary.door.destination.shipping === 'RORO'
              ? 'carPages.uninsured'
              : 'carPages.uninsuredContainer',
          )}
        </p>
      )}
      {vehicles ? (
        <ul className={classNames('plain-list', cards.grid, dense.list)} aria-label={heading}>
          {vehicles.map((vehicle, index) => (
            <ProductTile
              key={vehicle.id}
              card={cardOf(vehicle)}
              index={index}
              mine={summary.door?.destination ?? null}
              corner={
                <LazyHeart
                  look="card"
                  title={vehicle.title}
                  product={vehicle.id}
                  price={vehicle.price}
                  currency={vehicle.currency}
                />
              }
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorAlert title={t('carPages.failed')} reference={referenceOf(error)} onRetry={onRetry}>
          {t('shell.checkConnection')}
        </ErrorAlert>
      ) : (
        <Loading />
      )}
    </section>
  )
}

/** What a search found is on sale; of what it does not tell, a card says nothing. */
function cardOf(vehicle: VehicleAtDoor): ProductCard {
  return { ...vehicle, ...untold }
}

const untold = {
  state: 'on_sale',
  class: 'cars',
  market: 'export',
  engine_size: null,
  colour: null,
  steering: null,
  drive: null,
  doors: null,
  seats: null,
  auction_grade: null,
  condition: null,
} as const
