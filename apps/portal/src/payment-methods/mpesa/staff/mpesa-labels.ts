import type { PlainMessageId } from '@bandari/i18n'
import type { MpesaObstacle, MpesaReceipt, MpesaReceiptState } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import { t } from '../../../language/translator.ts'
import { formatMoney } from '../../../shared/format.ts'

export const receiptStates: Readonly<
  Record<MpesaReceiptState, { name: PlainMessageId; tone: BadgeProps['tone'] }>
> = {
  waits: { name: 'staffMpesa.state.waits', tone: 'attention' },
  placed: { name: 'staffMpesa.state.placed', tone: 'available' },
  recorded: { name: 'staffMpesa.state.recorded', tone: 'neutral' },
}

export const obstacleLabels = {
  account: 'staffMpesa.why.account',
  amount: 'staffMpesa.why.amount',
  rate: 'staffMpesa.why.rate',
  second: 'staffMpesa.why.second',
  'taken-back': 'staffMpesa.why.takenBack',
} as const satisfies Record<MpesaObstacle, PlainMessageId>

export function shillingsOf({ amount }: Pick<MpesaReceipt, 'amount'>): string {
  return formatMoney({ amount, currency: 'KES' })
}

/** In the currency of orders. */
export function worthOf({ counts_as: amount }: Pick<MpesaReceipt, 'counts_as'>): string {
  if (amount === null) return t('staffMpesa.noRate')
  return t('staffMpesa.worth', { sum: formatMoney({ amount, currency: 'USD' }) })
}
