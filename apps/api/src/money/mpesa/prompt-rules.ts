import { randomBytes } from 'node:crypto'
import { fromDecimal } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { amountMistake } from '../../selling/payments/payment-record.ts'
import { kenyanMobile } from '../../selling/payments/kenyan-mobile.ts'
import type { PromptCounts } from './prompts.store.ts'

/** In a day. A prompt lights up somebody's telephone, who may be a stranger to the buyer. */
export const maxPrompts = { of_order: 6, of_phone: 6, of_account: 12 } as const

export const minute = 60_000

/** Safaricom takes its prompt back after about a minute; from then on it knows what became of it. */
export const firstQueryAfter = 1.5 * minute
/** Until then nothing is known, and afterwards nobody waits for it. A payment still counts whenever it is told. */
export const giveUpAfter = 15 * minute
/** So long a payment by hand counts as the prompt input. */
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
