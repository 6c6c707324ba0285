import type { PayoutBatch } from '@bandari/sdk'

/** `1 supporter`, `12 supporters`. */
export function supportersOf({ line_count: count }: Pick<PayoutBatch, 'line_count'>): string {
  return `${count} ${count === 1 ? 'supporter' : 'supporters'}`
}

export const longestReference = 140
export const longestReason = 500

/** What is wrong with the one field of closing a batch, or null. */
export function validateClosing(state: 'paid' | 'discarded', text: string): string | null {
  if (text.trim() !== '') return null
  return state === 'paid' ? 'Say how it was paid.' : 'Say why; it is kept in the record.'
}
