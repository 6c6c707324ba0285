import { type PlainOrProblem, problem } from '../../core/problem.ts'
import type { VoucherResult } from './voucher.ts'

/** Why a voucher takes nothing off, as the buyer reads it. */
export function voucherProblem(result: Exclude<VoucherResult, 'ok'>, code: string): PlainOrProblem {
  const problems = {
    expired: problem('discount_expired', { code }),
    used: 'discount_used',
    'used-by-account': 'discount_used_by_you',
    own: 'own_voucher',
    'second-person': 'discount_needs_second',
    'not-qualified': 'not_qualified',
  } as const
  return problems[result]
}
