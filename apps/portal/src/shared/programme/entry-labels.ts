import type { PlainMessageId } from '@bandari/i18n'
import type { CommissionEntry } from '@bandari/sdk'
import { formatMoney } from '../format.ts'
import { commissionStates, type CommissionTone } from './commission-states.ts'
import { formatRate } from './rate.ts'
import { t } from '../../language/translator.ts'

type Kind = Pick<CommissionEntry, 'kind' | 'level' | 'order_number'>

export type Reader = 'supporter' | 'staff'

const payments = {
  staff: 'portal.entry.payment',
  supporter: 'portal.entry.paymentToYou',
} as const satisfies Record<Reader, PlainMessageId>

const shares = {
  earn: { alone: 'portal.entry.earned', ofOrder: 'portal.entry.earnedOn' },
  reverse: { alone: 'portal.entry.takenBack', ofOrder: 'portal.entry.takenBackOn' },
} as const

/** `Direct commission, order 100118`. */
export function entryTitle({ kind, level, order_number }: Kind, reader: Reader): string {
  if (kind === 'pay') return t(payments[reader])
  if (kind === 'training') return t('portal.entry.training')
  const values = { level: level ?? 'none' }
  if (order_number === null) {
    return kind === 'adjust' ? t('portal.entry.adjustment') : t(shares[kind].alone, values)
  }
  const order = { order: order_number }
  return kind === 'adjust'
    ? t('portal.entry.adjustmentOn', order)
    : t(shares[kind].ofOrder, { ...values, ...order })
}

/** A reversal of a pending earning is never approved: the two cancel each other. */
export function stateLook({ kind, state }: Pick<CommissionEntry, 'kind' | 'state'>): {
  word: string
  tone: CommissionTone
} {
  const { word, tone } =
    commissionStates[kind === 'reverse' && state === 'pending' ? 'reversed' : state]
  return { word: t(word), tone }
}

type CommissionBasis = Pick<CommissionEntry, 'rate' | 'base' | 'currency'>

/** `1.5% of $4,300.00`, or nothing for an entry that is no share of a sale. */
export function basisLabel({ rate, base, currency }: CommissionBasis): string {
  return rate === null || base === null
    ? ''
    : t('portal.entry.shareOf', {
        rate: formatRate(rate),
        base: formatMoney({ amount: base, currency }),
      })
}

type SettledEntry = Pick<CommissionEntry, 'kind' | 'payout_reference'>

/** `in FT-2026-0311`: the payment of an entry; a payment shows its own reference already. */
export function payoutLabel({ kind, payout_reference }: SettledEntry): string {
  return kind === 'pay' || payout_reference === null
    ? ''
    : t('portal.entry.paidIn', { payout: payout_reference })
}
