/** The sentences of buyer spec §2 and §5 for items, and ours where it is silent. */
export const messages = {
  nothingFound: 'No record Found',
  searchFailed: 'The search did not answer',
  partnerSilent: 'Our partner does not answer at the moment. Try again in a minute.',
  checkConnection: 'Check your connection and try again.',

  noCountry: 'Set Destination (Country)',

  auctionTitle: 'Auctioned Item',
  auctionAdvice: 'This item is under auction. To bid on it, send us a WhatsApp message.',
  /** The part that the message says already. */
  auctionMessage: ({ title, address }: { title: string; address: string }) =>
    `Hello, I would like to bid on this auctioned item: ${title}\n${address}`,
} as const
