import type { OrderStatus } from '../tables.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'

/** How often an order's mails are sent again within a day, by all of staff together. */
export const mostAgain = 5

export interface SentBefore {
  to: string
  text: string
  isSent: boolean
}

/** What of an order decides whether a mail may go out again. */
export interface AgainOrder {
  number: string
  status: OrderStatus
  /** Where its buyer is written to now. */
  addresses: readonly string[]
  /** The page that checks invoices: every mail about paying names it, under the code of its day. */
  checkPage: string
}

/**
 * Why a mail is not sent again as it was, or null where it is. One that says how to pay is written anew, because an account
 * or a sum in it may be old by now.
 */
export function whyNotAgain(
  { to, text, isSent }: SentBefore,
  { addresses, checkPage }: AgainOrder,
): PlainOrProblem | null {
  if (!isSent) return 'mail_waits'
  const isToBuyer = addresses.some((address) => address.toLowerCase() === to.toLowerCase())
  if (!isToBuyer) return 'mail_to_others'
  return text.includes(checkPage) ? 'mail_with_account' : null
}

/** Why the invoice is not sent again: nobody is asked to pay what is paid or given up. */
export function whyNoInvoiceAgain({
  number,
  status,
}: Pick<AgainOrder, 'number' | 'status'>): PlainOrProblem | null {
  return status === 'Pending' ? null : problem('order_not_payable', { number, status })
}
