/** The flash offer's conditions (buyer spec §9). */
export const flashConditions = [
  '$200 off',
  'The code is valid 3 days',
  'For vehicles only',
  'Minimum order $1000',
  'Once per customer',
] as const
