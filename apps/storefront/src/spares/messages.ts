/** Buyer spec §8: the categories could not be loaded. */
export const messages = {
  categoriesFailed: '500. Thats an error',
  categoriesExplained: 'The server encountered an error and could not complete your request',
  categoriesAdvice: 'If the problem persist, please report your problem via chat.',
} as const
