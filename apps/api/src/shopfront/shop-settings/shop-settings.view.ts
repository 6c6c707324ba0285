import type { ShopSettingsState } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import { limits, settingNames } from './shop-settings.data.ts'
import type { SettingRow } from './shop-settings.store.ts'
import { storedValues } from './stored-values.ts'
import { valuesOf } from './values.ts'

export function shopSettingsView(
  settings: Settings,
  all: readonly SettingRow[],
): ShopSettingsState {
  const rows = all.filter(({ name }) => settingNames.includes(name))
  return {
    revision: revisionOf(rows),
    settings: { ...valuesOf(settings), ...storedValues(rows, () => true) },
    origins: rows.map(({ name, revision, changed_at, changed_by, reason }) => ({
      name,
      revision,
      changed_at: changed_at.toISOString(),
      changed_by,
      reason,
    })),
    limits: limits.map(({ name, least, most }) => ({ name, least, most })),
  }
}

export const revisionOf = (rows: readonly SettingRow[]) =>
  Math.max(0, ...rows.map(({ revision }) => revision))
