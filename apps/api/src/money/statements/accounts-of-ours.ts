import { accountNumbers } from '../../selling/invoices/shop-account.ts'
import { splitDetail } from '../../selling/payments/split-detail.ts'
import type { ShopAccount } from '../../selling/payments/bank-accounts.store.ts'

/** The letters and digits of an account's number, by which columns are kept. */
export function accountKey(account: string): string {
  return account.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}

/** A bank names an account by its IBAN in one file and by the end of it in another. */
export function mayBeSameAccount(one: string, other: string): boolean {
  const [a, b] = [accountKey(one), accountKey(other)]
  const shorter = Math.min(a.length, b.length)
  return a === b || (shorter >= 6 && (a.endsWith(b) || b.endsWith(a)))
}

/** The currencies that our account of this number is kept in; empty if it is not ours. */
export function currenciesOf(account: string, own: readonly ShopAccount[]): string[] {
  const key = accountKey(account)
  const ours = own.filter(({ details }) => accountNumbers(details).includes(key))
  return [...new Set(ours.map(({ currency }) => currency))]
}

/** An account of ours, to choose from. */
export interface OwnAccount {
  account: string
  currency: string
}

const accountLine = /account|a\/c|iban|compte|conta|konto|akaunti/i

/** Each with the number that its invoices print. */
export function ownAccountsOf(own: readonly ShopAccount[]): OwnAccount[] {
  const found = own.flatMap(({ currency, details }) => {
    const lines = details.filter((line) => accountNumbers([line]).length > 0)
    const line = lines.find((each) => accountLine.test(splitDetail(each).label)) ?? lines[0]
    return line === undefined ? [] : [{ account: splitDetail(line).value, currency }]
  })
  const isFirst = ({ account, currency }: OwnAccount, index: number) =>
    found.findIndex((each) => each.account === account && each.currency === currency) === index
  return found.filter(isFirst)
}
