import { findAgentOf } from '../../../supporters/agents/agent.store.ts'
import type { Handler } from '../../../core/contract.ts'
import { findCountry } from '../country.store.ts'
import { profileView } from './profile.view.ts'

export const getProfile: Handler<'getProfile'> = async ({ db }, { account }) => {
  const country = account.country === null ? null : await findCountry(db, account.country)
  const agent = await findAgentOf(db, account.id)
  const beside = { countryName: country?.name ?? null, isAgent: agent !== undefined }
  return { status: 200, body: profileView(account, beside) }
}
