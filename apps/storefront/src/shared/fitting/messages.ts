import type { PlainMessageId } from '@bandari/i18n'
import type { FitVerdict } from '@bandari/sdk'

export const fitVerdictLabels: Record<FitVerdict, PlainMessageId> = {
  fits: 'shared.fits',
  'does-not-fit': 'shared.fitsNot',
  'no-data': 'shared.fitUnknown',
}

/** The verdict on a part's own page. */
export const verdictSentences: Record<FitVerdict, PlainMessageId> = {
  fits: 'shared.sellerSaysFits',
  'does-not-fit': 'shared.sellerSaysFitsNot',
  'no-data': 'shared.sellerSaysNothing',
}
