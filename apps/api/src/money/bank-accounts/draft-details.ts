import type { PlainOrProblem } from '../../core/problem.ts'
import { accountNumbers } from '../../selling/invoices/shop-account.ts'

const mostLines = 12
const longestLine = 100

/**
 * What somebody typed, line by line, as invoices will print it. One line must be an account number, so that people can ask
 * whether it is ours; and the details must differ from those that count already.
 */
export function readDetails(
  typed: string,
  current: readonly string[] | null,
): { details: string[] } | { problem: PlainOrProblem } {
  const details = typed
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '')
  if (details.length > mostLines) return { problem: 'bank_account_lines' }
  if (details.some((line) => line.length > longestLine)) return { problem: 'bank_account_line' }
  if (accountNumbers(details).length === 0) return { problem: 'bank_account_number' }
  if (current && current.join('\n') === details.join('\n')) return { problem: 'bank_account_same' }
  return { details }
}
