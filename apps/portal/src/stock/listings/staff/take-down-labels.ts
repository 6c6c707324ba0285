import type { PlainMessageId } from '@bandari/i18n'
import type { SupportListingUpdate, TakeDownReach } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'

export type Cause = NonNullable<SupportListingUpdate['cause']>

export const causeNames: Readonly<Record<Cause, PlainMessageId>> = {
  pictures: 'staffListings.cause.pictures',
  details: 'staffListings.cause.details',
  unavailable: 'staffListings.cause.unavailable',
  doubled: 'staffListings.cause.doubled',
  unverified: 'staffListings.cause.unverified',
  forbidden: 'staffListings.cause.forbidden',
  contact: 'staffListings.cause.contact',
  other: 'staffListings.cause.other',
}

export const causes = Object.keys(causeNames) as Cause[]

/** What is wrong with the goods stops their orders, what is wrong with the page does not; staff may decide otherwise. */
export function stopsOrders(cause: Cause | null): boolean {
  return (
    cause === 'unavailable' ||
    cause === 'doubled' ||
    cause === 'unverified' ||
    cause === 'forbidden'
  )
}

type Order = TakeDownReach['orders'][number]

const effects: Readonly<Record<Order['if_stopped'], PlainMessageId>> = {
  cancelled: 'staffListings.effect.cancelled',
  asked: 'staffListings.effect.asked',
  waits: 'staffListings.effect.waits',
  own: 'staffListings.effect.own',
  stays: 'staffListings.effect.stays',
}

/** What becomes of an order, as it is wished now. */
export function effectLabel({ if_stopped }: Order, isStopped: boolean): string {
  return t(isStopped ? effects[if_stopped] : 'staffListings.effect.stays')
}

/** `a basket, 2 orders` */
export function holdingsLabel({
  baskets,
  offers,
  orders,
}: TakeDownReach['buyers'][number]): string {
  return [
    baskets > 0 && t('staffListings.holds.baskets', { count: baskets }),
    offers > 0 && t('staffListings.holds.offers', { count: offers }),
    orders > 0 && t('staffListings.holds.orders', { count: orders }),
  ]
    .filter(Boolean)
    .join(', ')
}
