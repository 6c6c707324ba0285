import { minorOf, toDecimal } from '@bandari/sdk/money'
import { t } from '../../language/translator.ts'

export interface Adjustment {
  amount: string
  reason: string
}

export type Mistakes = Partial<Record<keyof Adjustment, string>>

/** `-12.5` → `-12.50`; null for text that is not an amount of money, and for zero. */
export function readAmount(text: string): string | null {
  const [, sign = '', whole = '', part = ''] =
    /^([-+]?)(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === '') return null
  const amount = minorOf(`${sign === '-' ? '-' : ''}${whole}.${part.padEnd(2, '0')}`)
  return amount === 0 ? null : toDecimal(amount)
}

export function validateAdjustment({ amount, reason }: Adjustment): Mistakes {
  return {
    ...(readAmount(amount) === null ? { amount: t('staffSupporters.adjust.amountMistake') } : {}),
    ...(reason.trim() === '' ? { reason: t('staffSupporters.adjust.reasonMistake') } : {}),
  }
}
