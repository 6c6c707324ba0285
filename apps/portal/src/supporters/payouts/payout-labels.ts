import type { PayoutBatch } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

/** `1 supporter`, `12 supporters`. */
export function supportersOf({ line_count: count }: Pick<PayoutBatch, 'line_count'>): string {
  return t('staffPayouts.count', { count })
}

export const longestReference = 140
export const longestReason = 500

/** What is wrong with the one field of closing a batch, or null. */
export function validateClosing(state: 'paid' | 'discarded', text: string): string | null {
  if (text.trim() !== '') return null
  return state === 'paid' ? t('staffPayouts.close.sayHow') : t('staffPayouts.close.sayWhy')
}
