import type { Operations } from '../../core/contract.ts'
import { changeSavedSearch } from './change-saved-search.ts'
import { listAlerts } from './list-alerts.ts'
import { removeSavedSearch } from './remove-saved-search.ts'
import { saveSearch } from './save-search.ts'
import { setFavouriteAlerts } from './set-favourite-alerts.ts'
import { stopAlerts } from './stopping/stop-alerts.ts'

export const alerts = {
  changeSavedSearch,
  listAlerts,
  removeSavedSearch,
  saveSearch,
  setFavouriteAlerts,
  stopAlerts,
} satisfies Partial<Operations>
