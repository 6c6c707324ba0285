import type { Account } from '../../core/account.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'

/** For whom somebody may list: somebody of an approved vendor for that vendor, support for the house. */
export interface Lister {
  /** Null for somebody who is no vendor. */
  vendorId: number | null
  isHouse: boolean
}

type Listing = Pick<Account, 'vendor' | 'staff_role'>

export function listerOf({ vendor, staff_role }: Listing): Lister {
  return {
    vendorId: vendor?.id ?? null,
    isHouse: staff_role === 'support' || staff_role === 'admin',
  }
}

export type Market = 'local' | 'export'

/** The stock that something is listed in: of the house (`vendorId` null), or of a vendor. */
export interface Stock {
  vendorId: number | null
  market: Market
}

interface Wish {
  owner?: 'self' | 'house'
  market: Market
}

/** Where an account may list, or null: the house sells for export alone, a vendor there by leave of support. */
export function stockOf(account: Listing, { owner = 'self', market }: Wish): Stock | null {
  const { vendorId, isHouse } = listerOf(account)
  if (owner === 'house') return isHouse && market === 'export' ? { vendorId: null, market } : null
  if (vendorId === null) return null
  return market === 'local' || account.vendor?.mayListExport ? { vendorId, market } : null
}

export const notYourMarket = refuse(403, detail('market_not_allowed'))
