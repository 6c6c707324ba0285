import type { ShopSettingName } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import { SettingsError } from '../../core/settings-error.ts'
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
  if (said.length === 0) return
  const { faultOf } = await import('./stored-values.ts')
  for (const name of said) {
    const fault = faultOf(name, values[name])
    if (fault !== null)
      throw new SettingsError(`Setting ${variables[name]} cannot be used: ${fault}.`)
  }
  const first = new Map<ShopSettingName, unknown>(said.map((name) => [name, values[name]]))
  await insertFirstValues(db, first, now)
}
