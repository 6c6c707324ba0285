import type { PlainOrProblem } from '../../core/problem.ts'
import { accountNumbers } from '../../selling/invoices/shop-account.ts'

const maxLines = 12
const maxLineLength = 100

/**
 * Splits the typed details into lines, as invoices print them. One line must be an account number, so that people can
 * check whether it is ours; and the details must differ from the current ones.
 */
export function readDetails(
  typed: string,
  current: readonly string[] | null,
): { details: string[] } | { problem: PlainOrProblem } {
  const details = typed
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '')
  if (details.length > maxLines) return { problem: 'bank_account_lines' }
  if (details.some((line) => line.length > maxLineLength)) return { problem: 'bank_account_line' }
  if (accountNumbers(details).length === 0) return { problem: 'bank_account_number' }
  if (current && current.join('\n') === details.join('\n')) return { problem: 'bank_account_same' }
  return { details }
}
