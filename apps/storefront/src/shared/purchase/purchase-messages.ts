import { fill, type FilledMessage, type PlainMessageId } from '@bandari/i18n'

/** The reasons why a vehicle or an item cannot go into the basket (buyer spec §5, §8). */
export const purchaseMessages = {
  outOfStock: 'shared.outOfStock',
  onlyAvailable: (count: number): FilledMessage => fill('shared.onlyAvailable', { count }),
  awaitingCheckout: 'shared.awaitingCheckout',
  unavailable: 'shared.unavailable',
  failed: 'shared.purchaseFailed',
  failedWith: (reference: string): FilledMessage =>
    fill('shared.purchaseFailedWith', { reference }),
  /** The partner who sells the item does not answer. */
  partnerSilent: 'shared.partnerSilent',
  unreachable: 'shared.unreachable',
} as const satisfies Record<string, PlainMessageId | ((value: never) => FilledMessage)>
