import type { MpesaOffer, MpesaPrompt, MpesaPromptState } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import { maskedMobile } from './kenyan-mobile.ts'
import { maxCents } from './shillings.ts'
import { balanceOf } from '../../selling/payments/balance.ts'
import type { PayableOrder } from '../../selling/payments/method.ts'
import type { MpesaPromptRow } from './order-prompts.store.ts'

export function mpesaPromptView(row: MpesaPromptRow): MpesaPrompt {
  const { id, phone, amount, shillings, asked_at, receipt } = row
  return {
    id,
    phone: maskedMobile(phone),
    amount: toDecimal(amount),
    shillings,
    asked_at,
    receipt,
    state: stateOf(row),
  }
}

/**
 * Results that a person can do something about. Safaricom names them on its page of M-Pesa Express
 * (developer.safaricom.co.ke/apis/MpesaExpressSimulate); compared on 2026-11-25 with kenzobe.com/blog/mpesa-daraja-api-errors and
 * paylod.dev/docs/errors, which explain the same. 1019 expired, 1037 nobody answered in time; 17, 26, 1025 and 9999 are Safaricom's
 * own troubles, about which nobody but it can do anything. `500.001.1001` is what the push is refused with for the reason of 1001.
 */
const failures: Readonly<Record<string, MpesaPromptState>> = {
  1: 'too-little',
  1001: 'busy',
  '500.001.1001': 'busy',
  1019: 'unreachable',
  1032: 'cancelled',
  1037: 'unreachable',
  2001: 'wrong-pin',
}

function stateOf({ state, result_code: code, is_counted }: MpesaPromptRow): MpesaPromptState {
  if (state === 'paid') return is_counted ? 'counted' : 'with-staff'
  if (state === 'failed') return failures[code ?? ''] ?? 'failed'
  return state === 'lost' ? 'lost' : 'waiting'
}

/** How much a telephone may be asked for now; null where none may. */
export function mpesaOffer(
  order: PayableOrder,
  { mpesa, exchangeRateDays }: Pick<Settings, 'mpesa' | 'exchangeRateDays'>,
): MpesaOffer | null {
  const { shillingRate: known, status, currency } = order
  const { due } = balanceOf(order)
  if (mpesa === null || known === null || known.age > exchangeRateDays) return null
  if (status !== 'Pending' || currency !== 'USD' || due === 0) return null
  const { rate, day } = known
  return { rate, rated_on: day, most: toDecimal(Math.min(due, maxCents(rate))) }
}
