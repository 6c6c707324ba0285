import type { Handler } from '../../core/contract.ts'
import { answerAlerts } from './alerts.view.ts'
import { lockAlertsOf } from './state/searches.store.ts'
import { endFavouriteAlerts, saveFavouritesOften } from './state/favourite-alerts.store.ts'

export const setFavouriteAlerts: Handler<'setFavouriteAlerts'> = async (
  { db, clock },
  { body, account },
) => {
  await lockAlertsOf(db, account.id)
  const { often } = body
  if (often === 'never') await endFavouriteAlerts(db, account.id)
  else await saveFavouritesOften(db, { accountId: account.id, often, now: clock.now() })
  return answerAlerts(db, account.id)
}
