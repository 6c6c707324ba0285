import type { Refusal, Voucher } from '@bandari/sdk'
import { messages } from './messages.ts'

/** From 5 to 255 characters; a shorter one is sent as written all the same (buyer spec §5, §9). */
export const shortestCode = 5
export const longestCode = 255

export type CodeResult = 'ok' | 'missing' | 'too-short'

export function validateCode(code: string): CodeResult {
  if (code.trim() === '') return 'missing'
  return code.length < shortestCode ? 'too-short' : 'ok'
}

export const resultSentence: Readonly<Record<CodeResult, string | undefined>> = {
  ok: undefined,
  missing: messages.codeMissing,
  'too-short': messages.codeShort,
}

/** The server alone knows whether a code is a second discount or a promo code (decision 9). */
export function rejectionSentence({ status, code, message }: Refusal): string {
  if (status !== 406) return messages.codeFailed
  if (code === 'discount_present') return messages.codePresent
  if (code === 'own_promo_code' && message !== null) return message
  return messages.codeRejected
}

export function appliedSentence({ kind }: Pick<Voucher, 'kind'>): string {
  return kind === 'promo_code' ? messages.promoCodeApplied : messages.codeApplied
}
