/** The reasons why a vehicle or an item cannot go into the basket (buyer spec §5, §8). */
export const purchaseMessages = {
  outOfStock: 'Sorry, item is out of stock',
  onlyAvailable: (count: number) => `Sorry, only ${count} available`,
  awaitingCheckout:
    'You have items awaiting checkout. Please proceed to checkout the outstanding items first or remove them from your basket',
  unavailable: 'This product is out of stock.',
  failed: 'Oops, something has gone wrong. Contact us quoting reference number 500.',
  /** A 503: the partner who sells the item does not answer. */
  partnerSilent: 'Our partner does not answer at the moment. Try again in a minute.',
  unreachable: 'We could not be reached. Check your connection and try again.',
} as const
