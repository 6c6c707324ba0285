import { shopDay } from '../../core/shop-day.ts'
import { splitDetail } from '../payments/split-detail.ts'
import type { ShopAccount } from '../payments/bank-accounts.store.ts'

/** An account number has more digits than a date; a bank's name has fewer. */
const minDigits = 6

/**
 * Finds the shop's account by a number that somebody was given; spaces and punctuation are ignored. The list puts
 * current accounts before ended ones.
 */
export function shopAccountOf<Own extends Pick<ShopAccount, 'details'>>(
  text: string,
  accounts: readonly Own[],
): Own | null {
  const asked = plain(text)
  return accounts.find(({ details }) => accountNumbers(details).includes(asked)) ?? null
}

/** The lines that are numbers of an account, without spaces and punctuation. */
export function accountNumbers(details: readonly string[]): string[] {
  return details
    .map((line) => plain(splitDetail(line).value))
    .filter((value) => value.replaceAll(/\D/g, '').length >= minDigits)
}

/** Whether a bank movement of that day went to an account that was the shop's then. */
export function wasShopAccountOn(
  day: string,
  account: Pick<ShopAccount, 'ended_at'> | null,
): boolean {
  if (account === null) return false
  return account.ended_at === null || day <= shopDay(account.ended_at)
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}
