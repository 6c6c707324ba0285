import type { PlainMessageId } from '@bandari/i18n'

/** What sellers write most often about a listing. */
export const quickAnswers = [
  'portalMessages.quick.available',
  'portalMessages.quick.photos',
  'portalMessages.quick.look',
  'portalMessages.quick.sold',
] as const satisfies readonly PlainMessageId[]
