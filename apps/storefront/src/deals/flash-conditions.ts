import type { PlainMessageId } from '@bandari/i18n'

/** The flash offer's conditions (buyer spec §9). */
export const flashConditions = [
  'deals.off200',
  'deals.valid3Days',
  'deals.vehiclesOnly',
  'deals.minimumOrder',
  'deals.oncePerCustomer',
] as const satisfies readonly PlainMessageId[]
