import type { Offer } from '@bandari/sdk'
import { Badge, Card, Picture } from '@bandari/ui'
import type { ReactNode } from 'react'
import { t } from '../../language/translator.ts'
import { storefrontPaths, storefrontUrl } from '../../paths.ts'
import { formatMoment } from '../dates.ts'
import { formatMoney } from '../format.ts'
import css from './Offers.module.css'
import { eventLabel, priceOf, type Side, stateName, toneOf, untilLabel } from './offer-labels.ts'

interface OfferCardProps {
  offer: Offer
  side: Side
  /** What can be done about it. */
  children: ReactNode
}

/** An offer as one side sees it: the vehicle, the price that stands, its end, and what happened. */
export function OfferCard({ offer, side, children }: OfferCardProps) {
  const { title, primary_image, product_id, list_price, currency, events } = offer
  const until = untilLabel(offer, side)
  const asked = formatMoney({ amount: list_price, currency })
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <Picture src={primary_image} alt="" sizes="96px" className={css.picture} />
        <div className={css.words}>
          <h2 className={css.title}>
            <a href={storefrontUrl(storefrontPaths.product(product_id))}>{title}</a>
          </h2>
          <p className={css.prices}>
            <strong className={css.price}>{priceOf(offer)}</strong>
            <span className={css.quiet}>{t('portalOffers.asked', { price: asked })}</span>
          </p>
          <p className={css.state}>
            <Badge tone={toneOf(offer, side)}>{stateName(offer, side)}</Badge>
            {until !== null && <span className={css.until}>{until}</span>}
          </p>
        </div>
      </div>
      <ol className={css.events} aria-label={t('portalOffers.history')}>
        {events.map((event) => (
          <li key={`${event.at} ${event.state}`} className={css.event}>
            <span>{eventLabel(event, side, currency)}</span>
            <time className={css.quiet} dateTime={event.at}>
              {formatMoment(event.at)}
            </time>
          </li>
        ))}
      </ol>
      <div className={css.acts}>{children}</div>
    </Card>
  )
}
