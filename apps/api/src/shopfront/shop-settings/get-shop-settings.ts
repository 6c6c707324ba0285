import type { Handler } from '../../core/contract.ts'
import { listSettings } from './shop-settings.store.ts'
import { shopSettingsView } from './shop-settings.view.ts'

/** As the database holds them: this process may hear of a change a moment later. */
export const getShopSettings: Handler<'getShopSettings'> = async ({ db, settings }) => ({
  status: 200,
  body: shopSettingsView(settings, await listSettings(db)),
})
