import type { Handler } from '../../core/contract.ts'
import { listCountryCodes } from './payout-details.store.ts'
import { payoutCountry } from './payout-kinds.ts'

export const listPayoutKinds: Handler<'listPayoutKinds'> = async ({ db }) => {
  const codes = await listCountryCodes(db)
  return { status: 200, body: { countries: codes.map((code) => payoutCountry(code)) } }
}
