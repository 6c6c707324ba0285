import type { PlainMessageId } from '@bandari/i18n'

/** What sellers and staff write most often about a listing. */
export const quickAnswers = [
  'portalMessages.quick.available',
  'portalMessages.quick.photos',
  'portalMessages.quick.look',
  'portalMessages.quick.sold',
] as const satisfies readonly PlainMessageId[]

/** What staff write most often about an order. */
export const orderAnswers = [
  'portalMessages.quick.paid',
  'portalMessages.quick.ship',
  'portalMessages.quick.look',
] as const satisfies readonly PlainMessageId[]
