import type { CommissionEntry } from '@bandari/sdk'
import { formatMoney } from '../format.ts'
import { formatRate } from './rate.ts'

type Kind = Pick<CommissionEntry, 'kind' | 'level' | 'order_number'>

const earned = { direct: 'Direct commission', downline: 'Downline commission' } as const

export type Reader = 'supporter' | 'staff'

/** `Direct commission, order 100118`. */
export function entryTitle({ kind, level, order_number }: Kind, reader: Reader): string {
  const order = order_number === null ? '' : `, order ${order_number}`
  if (kind === 'pay') return reader === 'staff' ? 'Payment' : 'Payment to you'
  if (kind === 'adjust') return `Adjustment${order}`
  const name = level === null ? 'Commission' : earned[level]
  return kind === 'reverse' ? `${name} taken back${order}` : `${name}${order}`
}

export type EntryTone = 'attention' | 'available' | 'neutral' | 'refusal'

interface StateLook {
  word: string
  tone: EntryTone
}

/** Word, and the colour that repeats it (decisions 14). */
const states: Record<CommissionEntry['state'], StateLook> = {
  pending: { word: 'Pending', tone: 'attention' },
  approved: { word: 'Approved', tone: 'neutral' },
  reversed: { word: 'Reversed', tone: 'refusal' },
  paid: { word: 'Paid', tone: 'available' },
}

/** A reversal of a pending earning is never approved: the two cancel each other. */
export function stateLook({ kind, state }: Pick<CommissionEntry, 'kind' | 'state'>): StateLook {
  return kind === 'reverse' && state === 'pending' ? states.reversed : states[state]
}

type Based = Pick<CommissionEntry, 'rate' | 'base' | 'currency'>

/** `1.5% of $4,300.00`, or nothing for an entry that is no share of a sale. */
export function basisWords({ rate, base, currency }: Based): string {
  return rate === null || base === null
    ? ''
    : `${formatRate(rate)} of ${formatMoney({ amount: base, currency })}`
}

type Settled = Pick<CommissionEntry, 'kind' | 'payout_reference'>

/** `in FT-2026-0311`: the payment of an entry; a payment shows its own reference already. */
export function payoutWords({ kind, payout_reference }: Settled): string {
  return kind === 'pay' || payout_reference === null ? '' : `in ${payout_reference}`
}
