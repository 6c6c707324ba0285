import type { BankEntryDifference } from '@bandari/sdk'

/** The most that intermediary banks deduct from one transfer, in minor units. */
export const maxBankCharges = 100_00

interface Waiting {
  currency: string
  /** Minor units that are still to be paid. */
  due: number
}

interface Brought {
  currency: string
  /** Minor units that nobody has decided on. */
  rest: number
}

export interface Difference {
  kind: BankEntryDifference['kind']
  /** Minor units of the order's currency, without a sign. */
  amount: number
}

/** What an order waits for beside what a movement brought, in words that staff decide by. */
export function differenceOf({ currency, due }: Waiting, brought: Brought): Difference {
  if (currency !== brought.currency) return { kind: 'foreign', amount: 0 }
  if (due === 0) return { kind: 'nothing-due', amount: 0 }
  const missing = due - brought.rest
  if (missing === 0) return { kind: 'none', amount: 0 }
  if (missing < 0) return { kind: 'more', amount: -missing }
  return { kind: missing <= maxBankCharges ? 'charges' : 'less', amount: missing }
}

/** Sums within this part of each other are near: a rate that moved, a fee that was added. */
const nearPart = 100

/** Which sums are near one that came: as much less as banks on the way may have kept of it, and a hundredth either way. */
export function nearSums(amount: number): { least: number; most: number } {
  const part = Math.floor(amount / nearPart)
  return { least: amount - part, most: amount + Math.max(part, maxBankCharges) }
}
