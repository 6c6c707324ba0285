import type { Account } from '../../core/account.ts'
import { networkOf } from '../../core/network.ts'

export interface Caller {
  account: Account | null
  ip: string
}

/** The names under which a caller's work is counted: one person may have many addresses, and one address many accounts. */
export function clientsOf({ account, ip }: Caller): string[] {
  const address = `address ${networkOf(ip)}`
  return account ? [`account ${account.id}`, address] : [address]
}
