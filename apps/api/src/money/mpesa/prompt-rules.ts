import { randomBytes } from 'node:crypto'
import { fromDecimal } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { amountMistake } from '../../selling/payments/payment-record.ts'
import { kenyanMobile } from './kenyan-mobile.ts'
import type { PromptCounts } from './prompts.store.ts'

/** Prompts per day. A prompt appears on a telephone that may be a stranger's. */
export const maxPrompts = { of_order: 6, of_phone: 6, of_account: 12 } as const

export const minute = 60_000

/** Safaricom's prompt times out after about a minute; then its result is known. */
export const firstQueryAfter = 1.5 * minute
/** After this we stop querying. A payment still counts whenever it is confirmed. */
export const giveUpAfter = 15 * minute
/** For this long a payment by hand counts at the prompt's rate. */
export const rateValidFor = 30 * minute

export function isOverLimit(counts: PromptCounts): boolean {
  return (
    counts.of_order >= maxPrompts.of_order ||
    counts.of_phone >= maxPrompts.of_phone ||
    counts.of_account >= maxPrompts.of_account
  )
}

export type PromptValidation =
  | { phone: string; amount: number }
  | { problem: Partial<Record<'phone' | 'amount', PlainOrProblem[]>> }

export function validatePrompt(
  input: { phone: string; amount: string },
  most: number,
): PromptValidation {
  const phone = kenyanMobile(input.phone)
  const amount = fromDecimal(input.amount) ?? 0
  const wrong = amountMistake(amount, most)
  if (phone !== null && wrong === null) return { phone, amount }
  return {
    problem: {
      ...(phone === null && { phone: [problem('mpesa_phone')] }),
      ...(wrong !== null && { amount: [wrong] }),
    },
  }
}

export function newKey(): string {
  return randomBytes(16).toString('hex')
}
