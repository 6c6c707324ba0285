import type { FitVerdict } from '@bandari/sdk'

export const verdictWords: Record<FitVerdict, string> = {
  fits: 'Fits your vehicle',
  'does-not-fit': 'Does not fit',
  'no-data': 'No data',
}

/** The verdict on a part's own page. */
export const verdictSentences: Record<FitVerdict, string> = {
  fits: 'The seller says that this part fits your vehicle.',
  'does-not-fit': 'Your vehicle is not among those that the seller says this part fits.',
  'no-data':
    'The seller has not said which vehicles this part fits. Compare the part number with the one on your old part, or ask.',
}
