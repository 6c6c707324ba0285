import type { Offer } from '@bandari/sdk'
import { buttonClass, Card, EmptyState, Skeleton } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths, storefrontPaths, storefrontUrl } from '../../paths.ts'
import { offerCalls } from '../../providers/offers.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { priceOf } from '../../shared/offers/offer-labels.ts'
import { OfferAnswers } from '../../shared/offers/OfferAnswers.tsx'
import { OfferCard } from '../../shared/offers/OfferCard.tsx'
import { useToShop } from '../../shared/use-to-shop.ts'
import css from '../../shared/offers/Offers.module.css'

const rows = [1, 2]

/** What somebody offered; what waits for them stands first. */
export function OfferTab() {
  const { data: offers, error, refetch } = useOperation('listOwnOffers', {})
  if (error) {
    const title = t('portalOffers.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!offers) return <Skeletons />
  if (offers.length === 0) return <NoOffers />
  return (
    <ul className={css.list} aria-label={t('portalOffers.list')}>
      {offers
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map((offer) => (
          <OfferCard key={offer.id} offer={offer} side="buyer">
            <OfferActions offer={offer} />
          </OfferCard>
        ))}
    </ul>
  )
}

const first: readonly Offer['state'][] = ['countered', 'accepted', 'open']

/** Offers that are over come last. Within one place the order stays as the API gives it, newest first. */
function rankOf({ state }: Offer): number {
  const place = first.indexOf(state)
  return place === -1 ? first.length : place
}

function OfferActions({ offer }: { offer: Offer }) {
  const { state, product_id, order } = offer
  const toShop = useToShop(storefrontPaths.product(product_id))
  return (
    <>
      {state === 'accepted' && (
        <a {...toShop} className={buttonClass()}>
          {t('portalOffers.order', { price: priceOf(offer) })}
        </a>
      )}
      {order !== null && (
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.order(order.id)}>
          {t('portalOffers.toOrder', { number: order.number })}
        </Link>
      )}
      <OfferAnswers
        key={offer.version}
        offer={offer}
        side="buyer"
        send={offerCalls.answerOwnOffer}
      />
    </>
  )
}

function NoOffers() {
  return (
    <EmptyState
      title={t('portalOffers.none')}
      action={
        <a className={buttonClass()} href={storefrontUrl(storefrontPaths.search)}>
          {t('portalAccount.findVehicle')}
        </a>
      }
    >
      {t('portalOffers.noneText')}
    </EmptyState>
  )
}

function Skeletons() {
  return (
    <div className={css.list} aria-busy="true">
      <output className="visually-hidden">{t('portalOffers.loading')}</output>
      {rows.map((place) => (
        <Card key={place}>
          <Skeleton width="60%" />
          <Skeleton width="30%" />
          <Skeleton shape="block" height="66px" />
        </Card>
      ))}
    </div>
  )
}
