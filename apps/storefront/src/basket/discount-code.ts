import type { PlainMessageId, Sentence } from '@bandari/i18n'
import type { Refusal, Voucher } from '@bandari/sdk'

/** From 5 to 255 characters; a shorter one is sent as written all the same (buyer spec §5, §9). */
export const shortestCode = 5
export const longestCode = 255

export type CodeResult = 'ok' | 'missing' | 'too-short'

export function validateCode(code: string): CodeResult {
  if (code.trim() === '') return 'missing'
  return code.length < shortestCode ? 'too-short' : 'ok'
}

export const resultSentence: Readonly<Record<CodeResult, PlainMessageId | undefined>> = {
  ok: undefined,
  missing: 'basket.codeMissing',
  'too-short': 'basket.codeShort',
}

/** The server alone knows whether a code is a second discount or a promo code (decision 9). */
export function rejectionSentence({ status, code, message }: Refusal): Sentence {
  if (status !== 406) return 'basket.codeFailed'
  if (code === 'discount_present') return 'basket.codePresent'
  if (code === 'own_promo_code' && message !== null) return message
  return 'basket.codeRejected'
}

export function appliedSentence({ kind }: Pick<Voucher, 'kind'>): PlainMessageId {
  return kind === 'promo_code' ? 'basket.promoCodeApplied' : 'basket.codeApplied'
}
