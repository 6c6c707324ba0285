/** Verbatim from buyer spec §8. */
export const messages = {
  brandsFailed: 'Failure',
  homeDataFailed: 'Failed to Fetch',
} as const
