import type { Handler } from '../../../core/contract.ts'
import { findCountry } from '../country.store.ts'
import { findMembership } from '../membership.store.ts'
import { profileView } from './profile.view.ts'

export const getProfile: Handler<'getProfile'> = async ({ db }, { account }) => {
  const country = account.country === null ? null : await findCountry(db, account.country)
  const membership = await findMembership(db, account.id)
  const beside = { countryName: country?.name ?? null, isAgent: membership !== undefined }
  return { status: 200, body: profileView(account, beside) }
}
