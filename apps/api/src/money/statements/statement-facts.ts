import { toPrice } from '../../core/money.ts'
import { type Problem, problem } from '../../core/problem.ts'
import type { BalanceBreak, BankEntry, BankFile } from './formats/bank-file.ts'
import type { ReadStatement } from './read-statement-file.ts'

/** What the movements of one statement in one currency come to, beside what the statement says of itself. */
export interface StatementSummary {
  account: string
  currency: string
  number: string | null
  from: string
  to: string
  /** Whether the period is the one printed, or that of the movements. */
  periodSource: 'file' | 'counted'
  opening: number | null
  closing: number | null
  count: number
  incoming: number
  outgoing: number
}

export function summariesOf({ statements, entries }: BankFile): StatementSummary[] {
  let at = 0
  return statements.flatMap((facts) => {
    const own = entries.slice(at, at + facts.count)
    at += facts.count
    const currencies = [...new Set(own.map(({ currency }) => currency))]
    return currencies.map((currency) => {
      const moved = own.filter((entry) => entry.currency === currency)
      const days = moved.map(({ bookedOn }) => bookedOn).toSorted()
      const isPrinted = facts.from !== null && facts.to !== null
      // A balance is in the currency of the account.
      const isOfAccount = (facts.currency ?? currency) === currency
      return {
        account: moved[0]?.account ?? facts.account,
        currency,
        number: facts.number,
        from: (isPrinted ? facts.from : days[0]) ?? '',
        to: (isPrinted ? facts.to : days.at(-1)) ?? '',
        periodSource: isPrinted ? ('file' as const) : ('counted' as const),
        opening: isOfAccount ? facts.opening : null,
        closing: isOfAccount ? facts.closing : null,
        count: moved.length,
        incoming: sum(moved.filter(({ amount }) => amount > 0)),
        outgoing: sum(moved.filter(({ amount }) => amount < 0)),
      }
    })
  })
}

const sum = (entries: readonly BankEntry[]) =>
  entries.reduce((total, { amount }) => total + amount, 0)

export type Doubt = 'currency' | 'balance'

/** What a person has to confirm before a file is imported. */
export function doubtsOf({ file, sources }: ReadStatement): Doubt[] {
  return [
    ...(sources.currency === 'guessed' ? (['currency'] as const) : []),
    ...(file.balanceBreak ? (['balance'] as const) : []),
  ]
}

/** The balance that does not follow, as a sentence. */
export function balanceProblem({ row, printed, counted }: BalanceBreak): Problem {
  return problem('statement_balance', {
    row,
    printed: toPrice(printed.hundredths, printed.currency),
    counted: toPrice(counted.hundredths, counted.currency),
  })
}
