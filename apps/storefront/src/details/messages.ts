/** The sentences of buyer spec §5 and §8, and ours where it is silent. */
export const messages = {
  noDestination: 'Destination missing',
  outOfStock: 'Sorry, item is out of stock',
  onlyAvailable: (count: number) => `Sorry, only ${count} available`,
  noOption: 'Error: Select size',

  awaitingCheckout:
    'You have items awaiting checkout. Please proceed to checkout the outstanding items first or remove them from your basket',
  unavailable: 'This product is out of stock.',
  failed: 'Oops, something has gone wrong. Contact us quoting reference number 500.',
  unreachable: 'We could not be reached. Check your connection and try again.',

  countryFirst: '(Select Destination Country first)',
  typeIsBack: 'The shipping type is back to RORO for this port.',
} as const
