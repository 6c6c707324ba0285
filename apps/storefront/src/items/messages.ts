/** The sentences of buyer spec §2 and §5 for items, and ours where it is silent. */
export const messages = {
  noCountry: 'Set Destination (Country)',
} as const
