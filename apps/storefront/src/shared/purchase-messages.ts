import type { FilledMessage, PlainMessageId } from '@bandari/i18n'

/** The reasons why a vehicle or an item cannot go into the basket (buyer spec §5, §8). */
export const purchaseMessages = {
  outOfStock: 'shared.outOfStock',
  onlyAvailable: (count: number): FilledMessage => ({
    id: 'shared.onlyAvailable',
    values: { count },
  }),
  awaitingCheckout: 'shared.awaitingCheckout',
  unavailable: 'shared.unavailable',
  failed: 'shared.purchaseFailed',
  failedWith: (reference: string): FilledMessage => ({
    id: 'shared.purchaseFailedWith',
    values: { reference },
  }),
  /** A 503: the partner who sells the item does not answer. */
  partnerSilent: 'shared.partnerSilent',
  unreachable: 'shared.unreachable',
} as const satisfies Record<string, PlainMessageId | ((value: never) => FilledMessage)>
