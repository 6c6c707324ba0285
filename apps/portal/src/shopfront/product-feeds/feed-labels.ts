import type { PlainMessageId } from '@bandari/i18n'
import type { IndexNow, ProductFeed } from '@bandari/sdk'

export const kindLabels = {
  'google-vehicles': 'staffProductFeeds.kind.google',
  'meta-vehicles': 'staffProductFeeds.kind.meta',
} as const satisfies Record<ProductFeed['kind'], PlainMessageId>

/** What each platform asks of a vehicle, and where the address goes. */
export const kindNotes = {
  'google-vehicles': 'staffProductFeeds.note.google',
  'meta-vehicles': 'staffProductFeeds.note.meta',
} as const satisfies Record<ProductFeed['kind'], PlainMessageId>

type Reason = NonNullable<ProductFeed['last_run']>['reasons'][number]['reason']

export const reasonLabels = {
  no_vin: 'staffProductFeeds.reason.vin',
  no_model: 'staffProductFeeds.reason.model',
  no_year: 'staffProductFeeds.reason.year',
  no_mileage: 'staffProductFeeds.reason.mileage',
  no_price: 'staffProductFeeds.reason.price',
  no_colour: 'staffProductFeeds.reason.colour',
  no_body: 'staffProductFeeds.reason.body',
  no_title: 'staffProductFeeds.reason.title',
  no_picture: 'staffProductFeeds.reason.picture',
  not_a_car: 'staffProductFeeds.reason.notACar',
} as const satisfies Record<Reason, PlainMessageId>

export const stateLabels = {
  on: 'staffProductFeeds.on',
  off: 'staffProductFeeds.off',
  not_public: 'staffProductFeeds.notPublic',
} as const satisfies Record<IndexNow['state'], PlainMessageId>

export const failureLabels = {
  refused: 'staffProductFeeds.failure.refused',
  busy: 'staffProductFeeds.failure.busy',
  unreachable: 'staffProductFeeds.failure.unreachable',
} as const satisfies Record<NonNullable<IndexNow['failure']>, PlainMessageId>
