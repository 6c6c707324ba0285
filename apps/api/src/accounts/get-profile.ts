import type { Handler } from '../contract.ts'
import { findCountry } from './country.store.ts'
import { profileView } from './profile.view.ts'

export const getProfile: Handler<'getProfile'> = async ({ db }, { account }) => {
  const country = account.country === null ? null : await findCountry(db, account.country)
  return { status: 200, body: profileView(account, country?.name ?? null) }
}
