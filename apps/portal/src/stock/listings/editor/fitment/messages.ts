/** What saving needs (account spec §2 and §5), in our words: the spec has none. */
export const missing = {
  make: 'portalFitment.missing.make',
  models: 'portalFitment.missing.models',
  variants: 'portalFitment.missing.variants',
  trims: 'portalFitment.missing.trims',
  years: 'portalFitment.missing.years',
} as const

export const failed = {
  saved: 'portalFitment.failed.saved',
  choices: 'portalFitment.failed.choices',
  save: 'portalFitment.failed.save',
} as const
