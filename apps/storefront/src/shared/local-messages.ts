/** Buyer spec §2 and §8, and ours where it is silent. */
export const localMessages = {
  nothingFound: (keyword: string) => `Oops, no exact matches found for "${keyword}"`,
  failed: 'The search did not answer',
} as const
