import { splitDetail } from '../payments/bank-wire.ts'
import type { ShopAccount } from '../payments/bank-accounts.store.ts'

/** An account number has more figures than a date, and a bank's name fewer. */
const minDigits = 6

/**
 * The account of ours whose number somebody was given: spaces and signs between figures do not count. An account that
 * counts goes before one that ended, by the order of the list.
 */
export function shopAccountOf<Own extends Pick<ShopAccount, 'details'>>(
  text: string,
  accounts: readonly Own[],
): Own | null {
  const asked = plain(text)
  return accounts.find(({ details }) => accountNumbers(details).includes(asked)) ?? null
}

/** The lines that are numbers of an account, without spaces and signs. */
export function accountNumbers(details: readonly string[]): string[] {
  return details
    .map((line) => plain(splitDetail(line).value))
    .filter((value) => value.replaceAll(/\D/g, '').length >= minDigits)
}

/** Whether a movement of that day came to an account that was ours then. */
export function wasShopAccountOn(
  day: string,
  account: Pick<ShopAccount, 'ended_at'> | null,
): boolean {
  if (account === null) return false
  return account.ended_at === null || day <= account.ended_at.toISOString().slice(0, 10)
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}
