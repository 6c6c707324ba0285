/** What saving needs (account spec §2 and §5), in our words: it has none. */
export const missing = {
  make: 'Choose a make.',
  models: 'Choose at least one model.',
  variants: 'Choose at least one variant.',
  trims: 'Tick at least one trim.',
  years: 'Choose at least one year.',
} as const

export const failed = {
  saved: 'What this part fits could not be loaded',
  choices: 'The vehicles could not be loaded',
  save: 'The fitment was not saved',
} as const
