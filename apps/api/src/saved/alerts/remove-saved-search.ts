import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { answerAlerts } from './alerts.view.ts'
import { deleteSearch, listSearchesOf, lockAlertsOf } from './state/searches.store.ts'

export const removeSavedSearch: Handler<'removeSavedSearch'> = async (
  { db },
  { path, account },
) => {
  await lockAlertsOf(db, account.id)
  const own = await listSearchesOf(db, account.id)
  if (!own.some(({ id }) => id === path.id)) return notFound
  await deleteSearch(db, path.id)
  return answerAlerts(db, account.id)
}
