import type { Profile } from '@bandari/sdk'
import type { Account } from '../../../core/account.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findCountry } from '../country.store.ts'
import { findMembership } from '../membership.store.ts'
import { notificationsOf } from '../notifications/muted-mails.store.ts'
import { profileView } from './profile.view.ts'

export async function profileOf(db: Database, account: Account): Promise<Profile> {
  const country = account.country === null ? null : await findCountry(db, account.country)
  const membership = await findMembership(db, account.id)
  const notifications = await notificationsOf(db, account.id)
  const isAgent = membership !== undefined
  return profileView(account, { countryName: country?.name ?? null, isAgent, notifications })
}
