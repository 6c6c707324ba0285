/** Verbatim from buyer spec §2 and §8. */
export const messages = {
  nothingFound: 'No record Found',
  categoriesFailed: '500. Thats an error',
  categoriesExplained: 'The server encountered an error and could not complete your request',
  categoriesAdvice: 'If the problem persist, please report your problem via chat',
  nothingMatches: 'No vehicle on sale matches these filters today.',
  searchFailed: 'The search did not answer',
} as const
