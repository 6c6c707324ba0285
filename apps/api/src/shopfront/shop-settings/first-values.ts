import type { ShopSettingName } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import type { Database } from '../../platform/db/database.ts'
import { settingNames, variables } from './shop-settings.data.ts'
import { insertFirstValues } from './shop-settings.store.ts'
import { valuesOf } from './values.ts'

/**
 * At start, writes down what the environment says and nobody has said before. After that people change it in the portal,
 * and the environment has no effect.
 */
export async function writeFirstValues(db: Database, settings: Settings, now: Date): Promise<void> {
  const values = valuesOf(settings)
  const said = settingNames.filter((name) => settings.said.has(variables[name]))
  const first = new Map<ShopSettingName, unknown>(said.map((name) => [name, values[name]]))
  await insertFirstValues(db, first, now)
}
