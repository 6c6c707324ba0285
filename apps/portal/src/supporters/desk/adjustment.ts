import { minorOf, toDecimal } from '@bandari/sdk/money'

export interface Adjustment {
  amount: string
  reason: string
}

export type Mistakes = Partial<Record<keyof Adjustment, string>>

/** `-12.5` → `-12.50`; null for what is no amount of money, or none. */
export function readAmount(text: string): string | null {
  const [, sign = '', whole = '', part = ''] =
    /^([-+]?)(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === '') return null
  const amount = minorOf(`${sign === '-' ? '-' : ''}${whole}.${part.padEnd(2, '0')}`)
  return amount === 0 ? null : toDecimal(amount)
}

export function validateAdjustment({ amount, reason }: Adjustment): Mistakes {
  return {
    ...(readAmount(amount) === null ? { amount: 'An amount such as 12.50 or -12.50.' } : {}),
    ...(reason.trim() === '' ? { reason: 'Say why; it is kept in the record.' } : {}),
  }
}
